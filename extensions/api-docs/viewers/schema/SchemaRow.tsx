import { styled } from '@mui/material/styles';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { type JsonValue, isJsonObject } from '#model';
import { lazyPart, useTranslationRef } from '#sdk';
import { RouterLink, fontFamily, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { DefinitionText } from '../layout/DefinitionText';
import { expanderStyles } from '../layout/pageStyles';
import { useAddress } from '../layout/useAddress';
import { partAddress } from '../layout/useSelection';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { SchemaFacts } from './SchemaFacts';
import { type SchemaPart, describeType, hasParts, schemaOfRef } from './describeSchema';

/** Props of {@link SchemaRow}. */
export interface SchemaRowProps {
  /** The name of the property. Alternatives have none: their type is their name. */
  label?: SchemaPart['label'];
  schema: JsonValue;
  ancestors: readonly string[];
  isRequired?: boolean;
  isDeprecated?: boolean;
  /** Replaces the description of the schema, for parameters. */
  description?: string | undefined;
  children?: ReactNode;
}

// The tree contains rows, which contain trees.
const SchemaTree = lazyPart(async () => (await import('./SchemaTree')).SchemaTree);

const Item = styled('li')(({ theme }) => {
  const { line } = resolveTokens(theme);
  return {
    minWidth: 0,
    padding: `${space[2]}px 0`,
    '& + &': { borderTop: `1px solid ${line.subtle}` },
    // Only in long lists, because pictures of the whole page do not show rows that are not in view.
    '&:nth-child(n + 30)': { contentVisibility: 'auto', containIntrinsicSize: 'auto 40px' },
  };
});

const Head = styled('div')(({ theme }) => {
  const { text, status } = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: `2px ${space[2]}px`,
    minWidth: 0,
    '& button': {
      ...expanderStyles(theme),
      display: 'inline-flex',
      alignItems: 'baseline',
      gap: 2,
      minHeight: 24,
      marginBlock: -2,
      marginInlineStart: -4,
      paddingInlineEnd: 4,
    },
    '& [data-name]': {
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.semibold,
      overflowWrap: 'anywhere',
    },
    '& [data-type]': {
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.sm),
      color: text.secondary,
      overflowWrap: 'anywhere',
    },
    '& small': { fontSize: rem(fontSize.xs), color: text.secondary },
    '& [data-required]': { color: status.error.text },
    '& [data-deprecated]': { color: status.warning.text },
  };
});

const Text = styled('div')({ marginTop: 2, fontSize: rem(fontSize.sm), maxWidth: '80ch' });

const Inner = styled('div')(({ theme }) => ({
  marginTop: space[2],
  paddingInlineStart: space[3],
  borderInlineStart: `2px solid ${resolveTokens(theme).line.subtle}`,
}));

/** One property, item, alternative or parameter: name, type, limits and description. What is inside it can be opened. */
export function SchemaRow(props: SchemaRowProps) {
  const { label, schema, ancestors, isRequired = false, description, children } = props;
  const { t } = useTranslationRef(definitionTranslationRef);
  const { linkTo } = useAddress();
  const [isOpen, setOpen] = useState(false);
  const object = isJsonObject(schema) ? schema : {};
  const ref = findRef(schema);
  const type = describeType(schema);
  const isRecursive = ref !== undefined && ancestors.includes(ref);
  const page = ref === undefined ? undefined : schemaOfRef(ref);
  const name =
    label === undefined
      ? type
      : 'name' in label
        ? label.name
        : 'pattern' in label
          ? `/${label.pattern}/`
          : t(`schema.${label.is}`);
  const canOpen = hasParts(schema) && !isRecursive;
  const title = (
    <span data-name="" translate="no">
      <bdi>{name}</bdi>
    </span>
  );
  const text = description ?? (typeof object['description'] === 'string' ? object['description'] : undefined);
  return (
    <Item>
      <Head>
        {canOpen ? (
          <button type="button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            <ChevronRight aria-hidden />
            {title}
          </button>
        ) : (
          title
        )}
        {label !== undefined && (
          <span data-type="" translate="no">
            {page === undefined ? (
              <bdi>{type}</bdi>
            ) : (
              <RouterLink to={linkTo(partAddress('schema', page))}>
                <bdi>{type}</bdi>
              </RouterLink>
            )}
          </span>
        )}
        {isRecursive && <small>{t('schema.recursive')}</small>}
        {isRequired && <small data-required="">{t('schema.required')}</small>}
        {(props.isDeprecated ?? object['deprecated'] === true) && (
          <small data-deprecated="">{t('schema.deprecated')}</small>
        )}
        {object['readOnly'] === true && <small>{t('schema.readOnly')}</small>}
        {object['writeOnly'] === true && <small>{t('schema.writeOnly')}</small>}
      </Head>
      {text !== undefined && (
        <Text>
          <DefinitionText text={text} isQuiet />
        </Text>
      )}
      <SchemaFacts schema={object} />
      {children}
      {isOpen && (
        <Inner>
          <SchemaTree schema={schema} ancestors={ancestors} hideDescription />
        </Inner>
      )}
    </Item>
  );
}

/** The `$ref` of a schema, or of the items of a list. */
function findRef(schema: JsonValue): string | undefined {
  if (!isJsonObject(schema)) return undefined;
  const { $ref: ref, items } = schema;
  if (typeof ref === 'string') return ref;
  return isJsonObject(items) && typeof items['$ref'] === 'string' ? items['$ref'] : undefined;
}
