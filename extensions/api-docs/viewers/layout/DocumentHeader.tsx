import type { ReactNode } from 'react';
import { useTranslationRef } from '#sdk';
import { StatusBadge } from '#ui';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { DefinitionText } from './DefinitionText';
import { Facts, PageTitle, Section } from './pageStyles';

/** Props of {@link DocumentHeader}. */
export interface DocumentHeaderProps {
  document: {
    title?: string | undefined;
    version?: string | undefined;
    /** The format and its version, such as `OpenAPI 3.1.0`. */
    specification: string;
    summary?: string | undefined;
    description?: string | undefined;
  };
  /** After the description. */
  children?: ReactNode;
}

/** The first section of a document: its title, its version and what it is about. */
export function DocumentHeader({ document, children }: DocumentHeaderProps) {
  const { t } = useTranslationRef(definitionTranslationRef);
  const { title, version, specification, summary, description } = document;
  return (
    <Section>
      <PageTitle>
        <bdi>{title ?? t('about.overview')}</bdi>
      </PageTitle>
      <Facts>
        {version !== undefined && <StatusBadge tone="neutral">{t('about.version', { version })}</StatusBadge>}
        <StatusBadge tone="info">{specification}</StatusBadge>
      </Facts>
      <DefinitionText text={summary} isQuiet />
      <DefinitionText text={description} />
      {children}
    </Section>
  );
}
