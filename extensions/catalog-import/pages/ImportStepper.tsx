import { useEffect } from 'react';
import { useTranslationRef } from '#sdk';
import { Stepper, type Step } from '#viewers/stepper';
import { catalogImportTranslationRef } from '../i18n/catalogImportTranslationRef';
import { parseUrls, type ImportDraft } from '../run/importDraft';
import { useDryRuns } from '../run/useDryRuns';
import { listLocations, useAnalyses } from '../run/useAnalyses';
import type { StoredImportDraft } from '../run/useImportDraft';
import { useImportRun } from '../run/useImportRun';
import { DoneStep } from './done/DoneStep';
import { checkFound } from './found/checkFound';
import { FoundStep } from './found/FoundStep';
import { importSteps } from './importSteps';
import { ReviewStep } from './review/ReviewStep';
import { UrlStep } from './url/UrlStep';
import { useImportAddress } from './useImportAddress';

/** The way from URLs to registered components or pull requests. */
export function ImportStepper({ draft }: { draft: StoredImportDraft }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { step, urls, go } = useImportAddress();
  const { values } = draft;
  const analyses = useAnalyses(urls, step === 'found' || step === 'review');
  const locations = listLocations(analyses);
  const selected = locations.filter(({ target }) => !values.excluded.includes(target));
  const repositories = analyses.flatMap(({ url, result }) =>
    result?.type === 'repository' ? values.repositories.filter((repository) => repository.url === url) : [],
  );
  const dryRuns = useDryRuns(
    selected.map(({ target }) => target),
    step === 'review',
  );
  const run = useImportRun(draft);
  const hasFailed = Object.values(run.states).some(({ is }) => is === 'failed');
  useUrlsOfAddress(urls, draft);
  const validateFound = async (): Promise<string | undefined> => {
    const problem = await checkFound({ analyses, selected: selected.length, repositories });
    return problem === undefined ? undefined : t(`found.${problem}`);
  };

  const steps: Record<(typeof importSteps)[number], Omit<Step, 'id'>> = {
    url: {
      title: t('steps.url'),
      action: t('url.analyze'),
      content: <UrlStep text={values.text} onChange={(text) => draft.change({ text })} />,
      validate: () => {
        const { urls: valid, invalid } = parseUrls(values.text);
        if (invalid.length > 0) return t('url.invalid', { url: invalid[0] ?? '' });
        return valid.length === 0 ? t('url.missing') : undefined;
      },
    },
    found: {
      title: t('steps.found'),
      content: <FoundStep analyses={analyses} draft={draft} />,
      validate: validateFound,
    },
    review: {
      title: t('steps.review'),
      action: t(hasFailed ? 'review.retry' : repositories.length === 0 ? 'review.register' : 'review.import'),
      content: <ReviewStep dryRuns={dryRuns} repositories={repositories} run={run} />,
      validate: async () => {
        // Links lead to this step too.
        const problem = await validateFound();
        if (problem !== undefined) return problem;
        if (dryRuns.some(({ isPending }) => isPending)) return t('found.pending');
        if (dryRuns.some(({ error }) => error)) return t('review.unreadable');
        const toImport = dryRuns.map(({ target, exists, entities = [] }) => ({
          target,
          exists,
          entityRefs: entities.filter(({ state }) => state !== 'conflict').map(({ entityRef }) => entityRef),
        }));
        return (await run.start(toImport, repositories)) ? undefined : t('review.failed');
      },
    },
    done: {
      title: t('steps.done'),
      action: t('done.again'),
      isFinal: true,
      content: <DoneStep imported={values.imported} pullRequests={values.pullRequests} />,
    },
  };

  return (
    <Stepper
      label={t('label')}
      orientation="horizontal"
      headingLevel={2}
      steps={importSteps.map((id) => ({ id, ...steps[id] }))}
      state={{ current: importSteps.indexOf(step), skipped: [] }}
      onStateChange={({ current }) => {
        const next = importSteps[current];
        if (next === undefined) {
          draft.clear();
          go('url', []);
        } else if (next === 'found' && step === 'url') {
          draft.change(startAgain(values));
          go(next, parseUrls(values.text).urls);
        } else go(next);
      }}
    />
  );
}

/** What is imported already is imported again if the user begins with the URLs. */
function startAgain({ repositories, pullRequests }: ImportDraft): Partial<ImportDraft> {
  const created = pullRequests.map(({ url }) => url);
  return {
    imported: [],
    pullRequests: [],
    repositories: repositories.map((one) => (created.includes(one.url) ? { ...one, progress: {} } : one)),
  };
}

/** Shows the URLs of a link in the field, so that users can change them. */
function useUrlsOfAddress(urls: readonly string[], draft: StoredImportDraft): void {
  const text = urls.join('\n');
  const { change, read } = draft;
  useEffect(() => {
    if (text !== '' && read().text === '') change({ text });
  }, [text, change, read]);
}
