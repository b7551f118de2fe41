import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import type { RepositoryDraft } from '../../run/importDraft';
import type { DryRun } from '../../run/useDryRuns';
import type { ImportRun } from '../../run/useImportRun';
import { LocationReview } from './LocationReview';
import { PullRequestReview } from './PullRequestReview';

const Stack = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  '& > p': { margin: 0 },
});

/** What will be registered, and the pull requests that will be created. */
export function ReviewStep({
  dryRuns,
  repositories,
  run,
}: {
  dryRuns: readonly DryRun[];
  repositories: readonly RepositoryDraft[];
  run: ImportRun;
}) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  return (
    <Stack>
      {dryRuns.length > 0 && <p>{t('review.locations', { count: dryRuns.length })}</p>}
      {dryRuns.map((dryRun) => (
        <LocationReview key={dryRun.target} dryRun={dryRun} state={run.states[dryRun.target]} />
      ))}
      {repositories.map((repository) => (
        <PullRequestReview key={repository.url} draft={repository} state={run.states[repository.url]} />
      ))}
    </Stack>
  );
}
