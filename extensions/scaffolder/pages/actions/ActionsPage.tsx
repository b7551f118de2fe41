import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonObject } from '#model';
import { useApi, useRouteRef, useTranslationRef } from '#sdk';
import { Markdown } from '#viewers/markdown';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { ScaffolderFailure } from '../../failure/ScaffolderFailure';
import { referenceTranslationRef } from '../../i18n/reference/referenceTranslationRef';
import type { ActionList } from '../../protocol/actions';
import { actionRouteRef, actionsRouteRef } from '../../routes';
import { type ReferenceItem, ReferencePage } from '../reference/ReferencePage';
import { ReferenceExamples, ReferenceSchema, ReferenceSection } from '../reference/ReferenceParts';

type Action = ReferenceItem & Pick<ActionList[number], 'examples' | 'schema'>;

/** The installed actions: their input, output and examples. */
export function ActionsPage() {
  const { t } = useTranslationRef(referenceTranslationRef);
  const api = useApi(scaffolderApiRef);
  const path = useRouteRef(actionsRouteRef)?.() ?? '';
  const itemRoute = useRouteRef(actionRouteRef);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scaffolder', 'actions'],
    queryFn: ({ signal }) => api.listActions({ signal }),
  });
  const groups = useMemo(() => {
    const items = data
      ?.map<Action>((action) => ({ ...action, name: action.id, description: action.description }))
      .toSorted((a, b) => a.id.localeCompare(b.id, 'en-US'));
    return items && [{ title: t('actions.list'), items }];
  }, [data, t]);
  if (error && !data)
    return (
      <ScaffolderFailure
        title={t('actions.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <ReferencePage
      groups={groups}
      searchLabel={t('actions.search')}
      path={path}
      printPath={(id) => itemRoute?.({ actionId: id }) ?? path}
      renderItem={renderAction}
    />
  );
}

function renderAction(action: Action) {
  return <ActionDescription key={action.id} action={action} />;
}

function ActionDescription({ action: { description, schema, examples } }: { action: Action }) {
  const { t } = useTranslationRef(referenceTranslationRef);
  return (
    <>
      {description !== undefined && <Markdown content={description} headingLevel={3} />}
      <ReferenceSection title={t('input')}>
        <ReferenceSchema schema={schema?.input as JsonObject | undefined} />
      </ReferenceSection>
      <ReferenceSection title={t('output')}>
        <ReferenceSchema schema={schema?.output as JsonObject | undefined} />
      </ReferenceSection>
      <ReferenceExamples examples={examples} />
    </>
  );
}
