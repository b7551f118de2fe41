import { FileX } from 'lucide-react';
import { useLocation, useSearchParams } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard, SegmentedControl } from '#ui';
import { CodeView } from '#viewers/code';
import { Markdown } from '#viewers/markdown';
import { repositoriesTranslationRef } from '../i18n/repositories/repositoriesTranslationRef';
import { isMarkdown } from './repositoryPaths';

/** The height of the source in px, before it scrolls. */
const maxHeight = 800;

/** A file: rendered if it is Markdown, otherwise its source. `#L10` in the URL marks a line. */
export function FileView({ path, text }: { path: string; text: string | undefined }) {
  const { t } = useTranslationRef(repositoriesTranslationRef);
  const [search, setSearch] = useSearchParams();
  const view = isMarkdown(path) && search.get('view') !== 'source' ? 'preview' : 'source';
  if (text === undefined)
    return <EmptyState icon={<FileX aria-hidden />} title={t('noText')} description={t('noTextHint')} />;
  const show = (next: string): void =>
    setSearch(
      (current) => {
        const params = new URLSearchParams(current);
        if (next === 'source') params.set('view', next);
        else params.delete('view');
        return params;
      },
      { replace: true },
    );
  return (
    <>
      {isMarkdown(path) && (
        <SegmentedControl
          label={t('view')}
          value={view}
          segments={[
            { value: 'preview', label: t('preview') },
            { value: 'source', label: t('source') },
          ]}
          onChange={show}
        />
      )}
      {view === 'preview' ? (
        <InfoCard>
          <Markdown content={text} baseUrl={window.location.href} />
        </InfoCard>
      ) : (
        <Source path={path} text={text} />
      )}
    </>
  );
}

function Source({ path, text }: { path: string; text: string }) {
  const { hash } = useLocation();
  const line = Number(/^#L(\d{1,7})$/.exec(hash)?.[1]) || undefined;
  const name = path.split('/').at(-1) ?? path;
  return (
    <CodeView
      code={text}
      label={name}
      title={name}
      language={name.includes('.') ? name.split('.').at(-1) : name.toLowerCase()}
      maxHeight={maxHeight}
      {...(line !== undefined && { shownLine: line, marked: [line] })}
    />
  );
}
