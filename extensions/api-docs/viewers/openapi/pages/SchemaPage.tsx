import { useCallback } from 'react';
import { isJsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { EmptyState, SkeletonText } from '#ui';
import { LoadFailure } from '../../layout/LoadFailure';
import { useOpenApi } from '../document/OpenApiContext';
import { useLoaded } from '../../layout/useLoaded';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import { SchemaFacts } from '../../schema/SchemaFacts';
import { SchemaTree } from '../../schema/SchemaTree';
import { describeType } from '../../schema/describeSchema';
import { Examples } from './Examples';
import { Columns, Facts, Literal, Main, PageTitle, Section, Side } from '../../layout/pageStyles';
import { useArrival } from '../../layout/useArrival';

/** One schema of a document. */
export function SchemaPage({ name }: { name: string }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { session } = useOpenApi();
  const pointer = `#/components/schemas/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`;
  const found = useLoaded(useCallback(() => session.ask('resolve', pointer), [session, pointer]));
  const heading = useArrival(name);
  if (found.is === 'loading') return <SkeletonText lines={8} />;
  if (found.is === 'failed') return <LoadFailure error={found.error} />;
  if (!('value' in found.value))
    return (
      <EmptyState title={t('schema.missingTitle')} description={t('schema.missingDescription', { name })} />
    );
  const schema = found.value.value;
  return (
    <Columns>
      <Main>
        <Section>
          <PageTitle ref={heading} translate="no">
            <bdi>{name}</bdi>
          </PageTitle>
          <Facts>
            {t('schema.title')} <Literal translate="no">{describeType(schema)}</Literal>
          </Facts>
          {isJsonObject(schema) && <SchemaFacts schema={schema} />}
          <SchemaTree schema={schema} ancestors={[pointer]} />
        </Section>
      </Main>
      <Side>
        <Examples
          title={t('operation.example')}
          content={[{ type: 'application/json', schema, pointer, examples: [] }]}
          isRequest={false}
        />
      </Side>
    </Columns>
  );
}
