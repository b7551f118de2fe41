import { useCallback } from 'react';
import { useTranslationRef } from '#sdk';
import { EmptyState, SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import type { Session } from '../background/session';
import { useSession } from '../background/useSession';
import { LoadFailure } from '../layout/LoadFailure';
import { useAddress } from '../layout/useAddress';
import { useLoaded } from '../layout/useLoaded';
import { ViewerLayout } from '../layout/ViewerLayout';
import { OpenedDefinition } from '../OpenedDefinition';
import { graphqlTranslationRef } from './i18n/graphqlTranslationRef';
import type { SchemaOverview } from './model/schemaPages';
import { SchemaNavigation } from './pages/SchemaNavigation';
import { SchemaOverviewView } from './pages/SchemaOverviewView';
import { SchemaPageView } from './pages/SchemaPageView';
import type { SchemaReader } from './reader/schemaReader';

function openSchema(definition: string): Session<SchemaReader> {
  return openSession<SchemaReader>(
    definition,
    () => new Worker(new URL('reader/schemaWorker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./reader/schemaReader')).createSchemaReader,
  );
}

/** The viewer of GraphQL schemas: documentation of operations and types. */
export function GraphqlView({ definition }: ApiViewerProps) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const session = useSession(definition, openSchema);
  return (
    <OpenedDefinition
      definition={definition}
      language="graphql"
      session={session}
      describeProblem={({ code, message = '' }) => (code === 'syntax' ? message : t(`problem.${code}`))}
    >
      {(overview) => <SchemaParts session={session} overview={overview} />}
    </OpenedDefinition>
  );
}

function SchemaParts({ session, overview }: { session: Session<SchemaReader>; overview: SchemaOverview }) {
  const { t } = useTranslationRef(graphqlTranslationRef);
  const address = useAddress();
  // An argument is shown with its field.
  const shown = address.current?.replace(/\(.*/, '');
  const page = useLoaded(
    useCallback(async () => (shown === undefined ? undefined : session.ask('page', shown)), [session, shown]),
    { keepsPrevious: true },
  );
  return (
    <ViewerLayout
      label={t('contents')}
      current={address.current}
      navigation={<SchemaNavigation session={session} groups={overview.groups} address={address} />}
    >
      {shown === undefined && <SchemaOverviewView overview={overview} address={address} />}
      {shown !== undefined && page.is === 'loading' && <SkeletonText lines={8} />}
      {shown !== undefined && page.is === 'failed' && <LoadFailure error={page.error} />}
      {shown !== undefined &&
        page.is === 'loaded' &&
        (page.value ? (
          <SchemaPageView page={page.value} address={address} />
        ) : (
          <EmptyState title={t('page.missing')} description={t('page.missingText', { address: shown })} />
        ))}
    </ViewerLayout>
  );
}
