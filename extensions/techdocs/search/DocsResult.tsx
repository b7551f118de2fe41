import { BookOpenText } from 'lucide-react';
import type { SearchResultItemProps } from '#extensions/search';
import { HighlightedText, ResultLayout, useDocumentLocation } from '#extensions/search/components';
import { useTranslationRef } from '#sdk';
import { docsIndexTranslationRef } from '../i18n/index/docsIndexTranslationRef';
import { fillTemplate } from './fillTemplate';

/** Settings of the results. */
export interface DocsResultSettings {
  /** Replaces the title of all results. */
  title?: string | undefined;
  lineClamp: number;
  asLink: boolean;
  asListItem: boolean;
}

/** Returns a component that shows pages of documentation in search results. */
export function createDocsResult({ title, lineClamp, asLink, asListItem }: DocsResultSettings) {
  return function DocsResult(props: SearchResultItemProps) {
    const { type, highlight, icon } = props;
    const location = useDocumentLocation()({ type, document: props.result });
    const result = { ...props.result, location };
    return (
      <ResultLayout
        {...{ result, highlight, lineClamp, asLink, asListItem }}
        icon={icon ?? <BookOpenText />}
        title={title ?? <DocsResultTitle result={result} highlight={highlight} />}
      />
    );
  };
}

/** The title of the page, and the title or the name of its entity. */
function DocsResultTitle({ result, highlight }: Pick<SearchResultItemProps, 'result' | 'highlight'>) {
  const { t } = useTranslationRef(docsIndexTranslationRef);
  const site = textOf(result['entityTitle']) === '' ? 'name' : 'entityTitle';
  const mark = (field: string) => (
    <HighlightedText text={textOf(result[field])} highlight={highlight} field={field} />
  );
  return fillTemplate(t('resultTitle', { title: '{{title}}', site: '{{site}}' }), {
    title: <bdi>{mark('title')}</bdi>,
    site: <bdi>{mark(site)}</bdi>,
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
