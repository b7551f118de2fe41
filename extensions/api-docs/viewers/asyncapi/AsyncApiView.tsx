import { useMemo } from 'react';
import { isJsonObject, type JsonValue } from '#model';
import { useTranslationRef } from '#sdk';
import { EmptyState, SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { openSession } from '../background/openSession';
import type { Session } from '../background/session';
import { useAnswer } from '../background/useAnswer';
import { useSession } from '../background/useSession';
import { DefinitionError } from '../DefinitionError';
import { Facts, Literal, Main } from '../layout/pageStyles';
import { PartHeader } from '../layout/PartHeader';
import { useAddress } from '../layout/useAddress';
import { useSelection } from '../layout/useSelection';
import { ViewerLayout } from '../layout/ViewerLayout';
import { describeType } from '../schema/describeSchema';
import { SchemaContext } from '../schema/SchemaContext';
import { SchemaFacts } from '../schema/SchemaFacts';
import { SchemaTree } from '../schema/SchemaTree';
import { asyncApiTranslationRef } from './i18n/asyncApiTranslationRef';
import type { AsyncOutline } from './model/asyncTypes';
import type { AsyncAnswer, AsyncRequest } from './model/createAsyncReader';
import { AsyncNavigation } from './pages/AsyncNavigation';
import { AsyncOverviewPage } from './pages/AsyncOverviewPage';
import { ChannelPage } from './pages/ChannelPage';

type AsyncSession = Session<AsyncRequest, AsyncAnswer>;

function openDocument(): AsyncSession {
  return openSession<AsyncRequest, AsyncAnswer>(
    () => new Worker(new URL('model/asyncWorker.ts', import.meta.url), { type: 'module' }),
    async () => (await import('./model/createAsyncReader')).createAsyncReader(),
  );
}

/** The viewer of AsyncAPI definitions: channels, operations, messages and schemas. */
export function AsyncApiView({ definition }: ApiViewerProps) {
  // A document belongs to one session, so another definition needs another one.
  return <AsyncDocs key={definition} definition={definition} />;
}

function AsyncDocs({ definition }: { definition: string }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const session = useSession(openDocument);
  const { answer, error } = useAnswer(
    session,
    useMemo(() => ({ open: definition }), [definition]),
  );
  if (error !== undefined || answer?.problem) {
    const { code, message = error?.message ?? '', line } = answer?.problem ?? { code: 'syntax' };
    return (
      <DefinitionError
        definition={definition}
        language="yaml"
        message={code === 'notAsyncApi' ? t('problem.notAsyncApi') : message}
        line={line}
      />
    );
  }
  return answer?.outline ? (
    <AsyncParts session={session} outline={answer.outline} />
  ) : (
    <SkeletonText lines={12} />
  );
}

function AsyncParts({ session, outline }: { session: AsyncSession; outline: AsyncOutline }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const { channel, operation, schema } = useSelection();
  const { current } = useAddress();
  const source = useMemo(
    () => ({
      resolve: async (ref: string) =>
        (await session.ask({ resolve: ref })).resolved ?? { missing: true as const },
    }),
    [session],
  );
  const ofOperation = outline.channels.find(({ operations }) =>
    operations.some(({ id }) => id === operation),
  )?.id;
  const shown = operation === undefined ? channel : ofOperation;
  const request = useMemo(() => {
    if (shown !== undefined) return { channel: shown };
    return schema === undefined ? undefined : { schema };
  }, [shown, schema]);
  const { answer } = useAnswer(session, request);
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
        ) : answer?.channel ? (
          <ChannelPage key={answer.channel.id} channel={answer.channel} />
        ) : answer?.schema !== undefined && schema !== undefined ? (
          <SchemaPage key={schema} name={schema} schema={answer.schema} />
        ) : request && !answer ? (
          <SkeletonText lines={8} />
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
