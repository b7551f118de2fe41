import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, space } from '#ui';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { DefinitionSource } from './DefinitionSource';

/** Props of {@link DefinitionError}. */
export interface DefinitionErrorProps {
  definition: string;
  /** Why the definition cannot be read. */
  message: string;
  /** The line of the error, from 1. */
  line?: number | undefined;
  /** The language of the text, such as `yaml`. */
  language?: string;
}

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A definition that cannot be read: the error, and the text with its line marked. */
export function DefinitionError({ definition, message, line, language }: DefinitionErrorProps) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  return (
    <Frame>
      <Banner severity="error">
        {line === undefined
          ? t('definition.unreadable', { message })
          : t('definition.unreadableAt', { message, line })}
      </Banner>
      <DefinitionSource definition={definition} language={language} name="definition" marked={line} />
    </Frame>
  );
}
