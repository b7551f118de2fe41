import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { Banner, space } from '#ui';
import { apiDocsTranslationRef } from '../i18n/apiDocsTranslationRef';
import { TooSlowError } from './background/session';
import { DefinitionSource } from './DefinitionSource';

/** Props of {@link DefinitionError}. */
export interface DefinitionErrorProps {
  definition: string;
  /** Why the definition cannot be read: a sentence about it, or the error of the session that reads it. */
  problem: string | Error;
  /** The line of the error, from 1. */
  line?: number | undefined;
  /** The language of the text, such as `yaml`. */
  language?: string;
}

const Frame = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });

/** A definition that cannot be read: the error, and the text with its line marked. */
export function DefinitionError({ definition, problem, line, language }: DefinitionErrorProps) {
  const { t } = useTranslationRef(apiDocsTranslationRef);
  const describeProblem = (): string => {
    if (problem instanceof TooSlowError) return t('definition.tooSlow');
    const message = problem instanceof Error ? problem.message : problem;
    if (message === '') return t('definition.notLoaded');
    return line === undefined
      ? t('definition.unreadable', { message })
      : t('definition.unreadableAt', { message, line });
  };
  return (
    <Frame>
      <Banner severity="error">{describeProblem()}</Banner>
      <DefinitionSource definition={definition} language={language} name="definition" marked={line} />
    </Frame>
  );
}
