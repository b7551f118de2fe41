import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Check, Circle, CircleDot, X } from 'lucide-react';
import { useApi, useTranslationRef } from '#sdk';
import { ErrorPanel, InfoCard, KeyValueList, fontSize, rem, resolveTokens, space } from '#ui';
import { CodeView } from '#viewers/code';
import { catalogImportApiRef } from '../../api/CatalogImportApi';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { toRequest, type RepositoryDraft } from '../../run/importDraft';
import type { RunState } from '../../run/useImportRun';
import { Columns } from '../layout/Columns';
import { HintText } from './HintText';
import { RunBadge } from './LocationReview';

const ReviewColumns = styled(Columns)(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& > div': { display: 'grid', gap: space[4], alignContent: 'start', minWidth: 0 },
    '& ol': { display: 'grid', gap: space[1], margin: 0, padding: 0, listStyle: 'none' },
    '& li': {
      display: 'grid',
      gridTemplateColumns: '16px minmax(0, 1fr)',
      gap: space[3],
      alignItems: 'center',
      minHeight: 28,
      color: tokens.text.secondary,
    },
    '& li svg': { width: 16, height: 16 },
    '& li[data-state=running], & li[data-state=done]': { color: tokens.text.primary },
    '& li[data-state=running] svg': { color: tokens.accent.text },
    '& li[data-state=done] svg': { color: tokens.status.success.text },
    '& li[data-state=failed]': { color: tokens.status.error.text },
    '& h3': { margin: 0, fontSize: rem(fontSize.md) },
  };
});

const icons = { waiting: Circle, running: CircleDot, done: Check, failed: X } as const;

/** The pull request for a repository, and its steps as they run. */
export function PullRequestReview({ draft, state }: { draft: RepositoryDraft; state: RunState | undefined }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { entityFilename } = useApi(catalogImportApiRef).defaults;
  const { url, title, branch, yaml } = draft;
  const facts = [
    { id: 'title', label: t('repository.title'), value: title },
    { id: 'branch', label: t('repository.branch'), value: branch },
    { id: 'file', label: t('review.file'), value: entityFilename },
  ];
  return (
    <InfoCard
      title={t('review.pullRequest')}
      subtitle={<bdi>{url}</bdi>}
      action={state && <RunBadge state={state.is} />}
    >
      <ReviewColumns>
        <div>
          <KeyValueList items={facts} />
          <CodeView code={yaml} language="yaml" label={entityFilename} />
        </div>
        <div>
          <h3>{t('review.steps')}</h3>
          <StepStates draft={draft} state={state} />
          {state?.error && (
            <ErrorPanel title={t('review.stepFailed')} error={state.error}>
              <HintText error={state.error} />
            </ErrorPanel>
          )}
        </div>
      </ReviewColumns>
    </InfoCard>
  );
}

function StepStates({ draft, state }: { draft: RepositoryDraft; state: RunState | undefined }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const api = useApi(catalogImportApiRef);
  const { data = [] } = useQuery({
    queryKey: ['catalog-import', 'steps', draft],
    queryFn: () => api.listSteps(toRequest(draft), draft.progress),
    placeholderData: keepPreviousData,
    staleTime: Infinity,
  });
  const steps = [...data, { id: 'register', isDone: false }];
  const current = steps.findIndex(({ id }) => id === state?.step);
  return (
    <ol>
      {steps.map(({ id, ...stored }, index) => {
        const isCurrent = index === current && state?.is !== 'done';
        const isDone = state?.is === 'done' || index < current || stored.isDone;
        const shown = isCurrent ? (state?.is ?? 'running') : isDone ? 'done' : 'waiting';
        const Icon = icons[shown];
        return (
          <li key={id} data-state={shown} aria-current={shown === 'running' ? 'step' : undefined}>
            <Icon aria-hidden />
            {t(`flow.${id}` as 'flow.validate')}
          </li>
        );
      })}
    </ol>
  );
}
