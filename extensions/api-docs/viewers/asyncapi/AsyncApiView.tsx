import { useCallback, useMemo } from 'react';
import { isJsonObject, type JsonValue } from '#model';
import { useTranslationRef } from '#sdk';
import { EmptyState, SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import type { Session } from '../background/session';
import { useSession } from '../background/useSession';
import { LoadFailure } from '../layout/LoadFailure';
import { Facts, Literal, Main } from '../layout/pageStyles';
import { PartHeader } from '../layout/PartHeader';
import { useAddress } from '../layout/useAddress';
import { useLoaded } from '../layout/useLoaded';
import { useSelection } from '../layout/useSelection';
import { ViewerLayout } from '../layout/ViewerLayout';
import { describeType } from '../schema/describeSchema';
import { SchemaContext } from '../schema/SchemaContext';
import { SchemaFacts } from '../schema/SchemaFacts';
import { SchemaTree } from '../schema/SchemaTree';
import { OpenedDefinition } from '../OpenedDefinition';
import { asyncApiTranslationRef } from './i18n/asyncApiTranslationRef';
import type { AsyncOutline } from './model/asyncTypes';
import type { AsyncReader } from './model/createAsyncReader';
import { AsyncNavigation } from './pages/AsyncNavigation';
import { AsyncOverviewPage } from './pages/AsyncOverviewPage';
import { ChannelPage } from './pages/ChannelPage';

function openDocument(definition: string): Session<AsyncReader> {
  return openSession<AsyncReader>(
    definition,
    () => new Worker(new URL('model/asyncWorker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./model/createAsyncReader')).createAsyncReader,
  );
}

/** The viewer of AsyncAPI definitions: channels, operations, messages and schemas. */
export function AsyncApiView({ definition }: ApiViewerProps) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const session = useSession(definition, openDocument);
  return (
    <OpenedDefinition
      definition={definition}
      language="yaml"
      session={session}
      describeProblem={({ code, message = '' }) =>
        code === 'syntax' ? message : t(`problem.${code}`, { version: message })
      }
    >
      {(outline) => <AsyncParts session={session} outline={outline} />}
    </OpenedDefinition>
  );
}

function AsyncParts({ session, outline }: { session: Session<AsyncReader>; outline: AsyncOutline }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const { channel, operation, schema } = useSelection();
  const { current } = useAddress();
  const source = useMemo(() => ({ resolve: (ref: string) => session.ask('resolve', ref) }), [session]);
  const ofOperation = outline.channels.find(({ operations }) =>
    operations.some(({ id }) => id === operation),
  )?.id;
  const shown = operation === undefined ? channel : ofOperation;
  const part = useLoaded(
    useCallback(
      async () => ({
        channel: shown === undefined ? undefined : await session.ask('channel', shown),
        schema: schema === undefined ? undefined : await session.ask('schema', schema),
      }),
      [session, shown, schema],
    ),
    { keepsPrevious: true },
  );
  const name = operation ?? channel ?? schema;
  return (
    <SchemaContext value={source}>
      <ViewerLayout
        label={t('nav.browse')}
        navigation={<AsyncNavigation outline={outline} />}
        current={current}
      >
        {name === undefined ? (
          <AsyncOverviewPage outline={outline} />
        ) : part.is === 'loading' ? (
          <SkeletonText lines={8} />
        ) : part.is === 'failed' ? (
          <LoadFailure error={part.error} />
        ) : part.value.channel ? (
          <ChannelPage key={part.value.channel.id} channel={part.value.channel} />
        ) : part.value.schema !== undefined && schema !== undefined ? (
          <SchemaPage key={schema} name={schema} schema={part.value.schema} />
        ) : (
          <EmptyState title={t('part.missing')} description={t('part.missingText', { name })} />
        )}
      </ViewerLayout>
    </SchemaContext>
  );
}

function SchemaPage({ name, schema }: { name: string; schema: JsonValue }) {
  return (
    <Main>
      <PartHeader name={name} isCode />
      <Facts>
        <Literal translate="no">{describeType(schema)}</Literal>
      </Facts>
      {isJsonObject(schema) && <SchemaFacts schema={schema} />}
      <SchemaTree schema={schema} ancestors={[`#/components/schemas/${name}`]} />
    </Main>
  );
}
