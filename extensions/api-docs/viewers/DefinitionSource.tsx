import { SourceView } from '#viewers/source';
import { useTranslationRef } from '#sdk';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';

/** Props of {@link DefinitionSource}. */
export interface DefinitionSourceProps {
  definition: string;
  /** The language of the type, such as `yaml`. What is written as JSON is shown as JSON. */
  language: string | undefined;
  /** The name of the API, for the file that users download. */
  name: string;
  /** The line to mark, from 1. */
  marked?: number | undefined;
}

const fileExtensions: Record<string, string> = { protobuf: 'proto', typescript: 'ts' };

/** The text of a definition. Users can search, fold, wrap, copy and download it. */
export function DefinitionSource({ definition, language, name, marked }: DefinitionSourceProps) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const isJson = (language === undefined || language === 'yaml') && /^\s*[[{]/.test(definition);
  const shown = isJson ? 'json' : language;
  return (
    <SourceView
      text={definition}
      label={t('definition.title')}
      language={shown}
      fileName={`${name}.${fileExtensions[shown ?? ''] ?? shown ?? 'txt'}`}
      maxHeight="max(320px, calc(100vh - 220px))"
      {...(marked === undefined ? {} : { marked })}
    />
  );
}
