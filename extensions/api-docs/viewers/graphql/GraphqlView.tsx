import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { EmptyState, SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import type { Session } from '../background/session';
import { useAnswer } from '../background/useAnswer';
import { useSession } from '../background/useSession';
import { DefinitionError } from '../DefinitionError';
import { useAddress } from '../layout/useAddress';
import { ViewerLayout } from '../layout/ViewerLayout';
import { graphqlTranslationRef } from './i18n/graphqlTranslationRef';
import type { SchemaOverview } from './model/schemaPages';
import { SchemaNavigation } from './pages/SchemaNavigation';
import { SchemaOverviewView } from './pages/SchemaOverviewView';
import { SchemaPageView } from './pages/SchemaPageView';
import type { SchemaAnswer, SchemaRequest } from './reader/schemaReader';

type SchemaSession = Session<SchemaRequest, SchemaAnswer>;

function openSchema(): SchemaSession {
  return openSession<SchemaRequest, SchemaAnswer>(
    () => new Worker(new URL('reader/schemaWorker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./reader/schemaReader')).createSchemaReader(),
  );
}

/** The viewer of GraphQL schemas: documentation of operations and types. */
export function GraphqlView({ definition }: ApiViewerProps) {
  // A schema belongs to one session, so another definition needs another one.
  return <SchemaDocs key={definition} definition={definition} />;
}

function SchemaDocs({ definition }: { definition: string }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const session = useSession(openSchema);
  const { answer, error } = useAnswer(
    session,
    useMemo(() => ({ open: definition }), [definition]),
  );
  if (error !== undefined)
    return <DefinitionError definition={definition} language="graphql" message={error.message} />;
  if (answer?.problem) {
    const { code, message = '', line } = answer.problem;
    return (
      <DefinitionError
        definition={definition}
        language="graphql"
        message={code === 'syntax' ? message : t(`problem.${code}`)}
        line={line}
      />
    );
  }
  return answer?.overview ? (
    <SchemaParts session={session} overview={answer.overview} />
  ) : (
    <SkeletonText lines={12} />
  );
}

function SchemaParts({ session, overview }: { session: SchemaSession; overview: SchemaOverview }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const address = useAddress();
  // An argument is shown with its field.
  const shown = address.current?.replace(/\(.*/, '');
  const { answer } = useAnswer(
    session,
    useMemo(() => (shown === undefined ? undefined : { page: shown }), [shown]),
  );
  return (
    <ViewerLayout
      label={t('contents')}
      current={address.current}
      navigation={<SchemaNavigation session={session} groups={overview.groups} address={address} />}
    >
      {shown === undefined && <SchemaOverviewView overview={overview} address={address} />}
      {shown !== undefined && !answer && <SkeletonText lines={8} />}
      {shown !== undefined && answer?.page && <SchemaPageView page={answer.page} address={address} />}
      {shown !== undefined && answer && !answer.page && (
        <EmptyState title={t('page.missing')} description={t('page.missingText', { address: shown })} />
      )}
    </ViewerLayout>
  );
}
