import { useId, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { Banner, KeyValueList, SelectField } from '#ui';
import { CodeView } from '#viewers/code';
import { DefinitionText } from '../../layout/DefinitionText';
import { KindBadge } from '../../layout/KindBadge';
import { Box, Facts, Literal, Quiet, Section } from '../../layout/pageStyles';
import { describeType } from '../../schema/describeSchema';
import { SchemaFacts } from '../../schema/SchemaFacts';
import { SchemaTree } from '../../schema/SchemaTree';
import { isJsonObject } from '#model';
import { UnresolvedRef } from '../../layout/UnresolvedRef';
import { asyncApiTranslationRef } from '../i18n/asyncApiTranslationRef';
import type { AsyncExample, AsyncMessage, AsyncSchema } from '../model/asyncTypes';
import { Bindings, TagsAndLink } from './Parts';

/** A message with its headers, payload and examples. */
export function MessageView({ message }: { message: AsyncMessage }) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const { name, title, summary, description, contentType, correlation, headers, payload, examples } = message;
  const id = useId();
  return (
    <Box aria-labelledby={id}>
      <Facts>
        <h3 id={id} style={{ margin: 0 }}>
          <bdi>{title ?? name}</bdi>
        </h3>
        {title !== undefined && <Literal translate="no">{name}</Literal>}
        {contentType !== undefined && <KindBadge tone="neutral">{contentType}</KindBadge>}
      </Facts>
      {message.isDeprecated && <Banner severity="warning">{t('part.deprecated')}</Banner>}
      <UnresolvedRef reference={message.ref} />
      <DefinitionText text={summary} />
      {description !== summary && <DefinitionText text={description} isQuiet />}
      <TagsAndLink tags={message.tags} link={message.link} />
      {correlation && (
        <KeyValueList
          items={[
            {
              id: 'correlation',
              label: t('message.correlation'),
              value: <Literal>{correlation.location}</Literal>,
            },
          ]}
        />
      )}
      <Bindings bindings={message.bindings} />
      {headers && <SchemaSection title={t('message.headers')} schema={headers} />}
      {payload ? (
        <SchemaSection title={t('message.payload')} schema={payload} />
      ) : (
        message.ref === undefined && <Quiet>{t('message.noPayload')}</Quiet>
      )}
      {examples.length > 0 && <Examples examples={examples} contentType={contentType} />}
    </Box>
  );
}

function SchemaSection({
  title,
  schema: { schema, text, format, pointer, ref },
}: {
  title: string;
  schema: AsyncSchema;
}) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  return (
    <Section>
      <Facts>
        <h4 style={{ margin: 0 }}>{title}</h4>
        {schema !== undefined && <Literal translate="no">{describeType(schema)}</Literal>}
        {format !== undefined && (
          <span>
            {t('message.format')}: <Literal translate="no">{format}</Literal>
          </span>
        )}
      </Facts>
      <UnresolvedRef reference={ref} />
      {text !== undefined && <CodeView code={text} label={title} language={languageOfFormat(format ?? '')} />}
      {schema !== undefined && isJsonObject(schema) && <SchemaFacts schema={schema} />}
      {schema !== undefined && <SchemaTree key={pointer} schema={schema} ancestors={[]} />}
    </Section>
  );
}

function languageOfFormat(format: string): string {
  if (format.includes('protobuf')) return 'protobuf';
  return format.includes('raml') ? 'yaml' : 'json';
}

function Examples({
  examples,
  contentType = '',
}: {
  examples: readonly AsyncExample[];
  contentType: string | undefined;
}) {
  const { t } = useTranslationRef(asyncApiTranslationRef);
  const [index, setIndex] = useState(0);
  const { headers, payload, isGenerated = false } = examples[index] ?? {};
  const language = contentType === '' || contentType.includes('json') ? 'json' : contentType;
  return (
    <Section>
      <h4>{t('message.example')}</h4>
      {examples.length > 1 && (
        <SelectField
          label={t('message.example')}
          hideLabel
          size="small"
          value={`${index}`}
          options={examples.map(({ name, summary }, at) => ({
            value: `${at}`,
            label: summary ?? name ?? `${t('message.example')} ${at + 1}`,
          }))}
          onChange={(value) => setIndex(Number(value))}
        />
      )}
      {headers !== undefined && (
        <CodeView
          code={headers}
          label={t('message.exampleHeaders')}
          language="json"
          title={t('message.headers')}
        />
      )}
      {payload !== undefined && (
        <CodeView code={payload} label={t('message.example')} language={language} maxHeight={420} />
      )}
      {isGenerated && <Quiet>{t('message.generated')}</Quiet>}
    </Section>
  );
}
