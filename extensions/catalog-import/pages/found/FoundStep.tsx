import { styled } from '@mui/material/styles';
import { lazyPart, useTranslationRef } from '#sdk';
import { ErrorPanel, InfoCard, SkeletonText, space } from '#ui';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { listLocations, type Analysis } from '../../run/useAnalyses';
import type { StoredImportDraft } from '../../run/useImportDraft';
import { LocationTree } from './LocationTree';

const Stack = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[4] });

const RepositoryForm = lazyPart(
  async () => (await import('../repository/RepositoryForm')).RepositoryForm,
  () => <SkeletonText lines={8} />,
);

/** What was found at each URL: files to select from, or a descriptor to edit. */
export function FoundStep({ analyses, draft }: { analyses: readonly Analysis[]; draft: StoredImportDraft }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const locations = listLocations(analyses);
  const pending = analyses.filter(({ isPending }) => isPending);
  return (
    <Stack>
      {analyses
        .filter(({ error }) => error)
        .map(({ url, error, isPending, retry }) => (
          <ErrorPanel
            key={url}
            title={t('found.failed', { url })}
            error={error}
            onRetry={retry}
            retrying={isPending}
          />
        ))}
      {locations.length > 0 && (
        <InfoCard title={t('found.files')} count={locations.length} subtitle={t('found.filesHelp')}>
          <LocationTree
            locations={locations}
            excluded={draft.values.excluded}
            onExclude={(excluded) => draft.change({ excluded })}
          />
        </InfoCard>
      )}
      {analyses.map(
        ({ url, result }) =>
          result?.type === 'repository' && <RepositoryForm key={url} result={result} draft={draft} />,
      )}
      {pending.length > 0 && (
        <InfoCard title={t('found.analyzing', { count: pending.length })}>
          <SkeletonText lines={Math.min(6, pending.length * 2)} />
        </InfoCard>
      )}
    </Stack>
  );
}
