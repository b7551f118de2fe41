import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type JsonObject, type JsonValue, isJsonObject } from '#model';
import { useTranslationRef } from '#sdk';
import { SkeletonText, fontSize, rem, resolveTokens, space, useFormatNumber } from '#ui';
import { DefinitionText } from '../layout/DefinitionText';
import { LoadFailure } from '../layout/LoadFailure';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { hasParts, listParts } from './describeSchema';
import { MoreButton } from './MoreButton';
import { SchemaRow } from './SchemaRow';
import { useReferenced } from './useReferenced';

/** Props of {@link SchemaTree}. */
export interface SchemaTreeProps {
  schema: JsonValue;
  /** The `$ref`s that led here, to recognize recursion. */
  ancestors: readonly string[];
  /** Whether the description of the schema is shown elsewhere. */
  hideDescription?: boolean;
}

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });

const Heading = styled('p')(({ theme }) => ({
  margin: `${space[2]}px 0 0`,
  fontSize: rem(fontSize.xs),
  color: resolveTokens(theme).text.secondary,
  '& code': { fontSize: 'inherit' },
}));

const Note = styled('p')(({ theme }) => ({
  margin: `${space[1]}px 0`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
  overflowWrap: 'anywhere',
}));

/** The properties, items and alternatives of a schema. Each part can be opened; its `$ref` is followed then. */
export function SchemaTree({ schema, ancestors, hideDescription = false }: SchemaTreeProps) {
  const { t } = useTranslationRef(definitionTranslationRef);
  const resolved = useReferenced(schema);
  if (resolved.is === 'loading') return <SkeletonText lines={2} />;
  if (resolved.is === 'failed') return <LoadFailure error={resolved.error} />;
  const { value } = resolved;
  if ('external' in value) return <Note>{t('schema.external', { ref: value.external })}</Note>;
  if ('missing' in value) return <Note>{t('schema.missing', { ref: value.missing })}</Note>;
  const ref = isJsonObject(schema) ? schema['$ref'] : undefined;
  const inside = typeof ref === 'string' ? [...ancestors, ref] : ancestors;
  const { description } = value.schema;
  return (
    <>
      {!hideDescription && typeof description === 'string' && <DefinitionText text={description} isQuiet />}
      <SchemaBody schema={value.schema} ancestors={inside} />
    </>
  );
}

function SchemaBody({ schema, ancestors }: { schema: JsonObject; ancestors: readonly string[] }) {
  const { t } = useTranslationRef(definitionTranslationRef);
  const { items, allOf, oneOf, anyOf, discriminator, additionalProperties } = schema;
  // The items of a list are shown in place of the list.
  if (isJsonObject(items) && !isJsonObject(schema['properties']) && hasParts(items)) {
    const ref = items['$ref'];
    if (typeof ref !== 'string' || !ancestors.includes(ref))
      return <SchemaTree schema={items} ancestors={ancestors} />;
  }
  const parts = listParts(schema);
  const property = isJsonObject(discriminator) ? discriminator['propertyName'] : undefined;
  return (
    <>
      {Array.isArray(allOf) &&
        allOf.map((part, index) => <AllOfPart key={index} schema={part} ancestors={ancestors} />)}
      {parts.length > 0 && <PartRows parts={parts} ancestors={ancestors} />}
      {Array.isArray(oneOf) && (
        <Alternatives title={t('schema.oneOf')} property={property} schemas={oneOf} ancestors={ancestors} />
      )}
      {Array.isArray(anyOf) && (
        <Alternatives title={t('schema.anyOf')} property={property} schemas={anyOf} ancestors={ancestors} />
      )}
      {additionalProperties === false && parts.length > 0 && <Note>{t('schema.noOthers')}</Note>}
    </>
  );
}

/** The parts of `allOf` are shown as one schema, unless they lead back to where they are used. */
function AllOfPart({ schema, ancestors }: { schema: JsonValue; ancestors: readonly string[] }) {
  const ref = isJsonObject(schema) ? schema['$ref'] : undefined;
  if (typeof ref === 'string' && ancestors.includes(ref)) return null;
  return <SchemaTree schema={schema} ancestors={ancestors} hideDescription />;
}

const firstParts = 60;

function PartRows({
  parts,
  ancestors,
}: {
  parts: ReturnType<typeof listParts>;
  ancestors: readonly string[];
}) {
  const { t } = useTranslationRef(definitionTranslationRef);
  const formatNumber = useFormatNumber();
  const [limit, setLimit] = useState(firstParts);
  const hidden = parts.length - limit;
  return (
    <>
      <Rows>
        {parts.slice(0, limit).map(({ key, label, schema, isRequired }) => (
          <SchemaRow key={key} label={label} schema={schema} isRequired={isRequired} ancestors={ancestors} />
        ))}
      </Rows>
      {hidden > 0 && (
        <MoreButton onClick={() => setLimit(limit + 200)}>
          {t('schema.more', { formatted: formatNumber(Math.min(hidden, 200)) })}
        </MoreButton>
      )}
    </>
  );
}

interface AlternativesProps {
  title: string;
  property: JsonValue | undefined;
  schemas: readonly JsonValue[];
  ancestors: readonly string[];
}

function Alternatives({ title, property, schemas, ancestors }: AlternativesProps) {
  const { t } = useTranslationRef(definitionTranslationRef);
  return (
    <>
      <Heading>
        {title}
        {typeof property === 'string' && ` · ${t('schema.discriminator', { name: property })}`}
      </Heading>
      <Rows>
        {schemas.slice(0, 100).map((schema, index) => (
          <SchemaRow key={index} schema={schema} ancestors={ancestors} />
        ))}
      </Rows>
    </>
  );
}
