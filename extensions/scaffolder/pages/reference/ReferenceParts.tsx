import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import {
  hasParts,
  resolveRef,
  SchemaContext,
  SchemaRow,
  SchemaTree,
} from '#extensions/api-docs/viewers/schema';
import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { CodeView } from '#viewers/code';
import { Markdown } from '#viewers/markdown';
import { referenceTranslationRef } from '../../i18n/reference/referenceTranslationRef';

const Section = styled('section')(({ theme }) => {
  const { text, line } = resolveTokens(theme);
  return {
    minWidth: 0,
    paddingTop: space[4],
    borderTop: `1px solid ${line.subtle}`,
    '& > h3': { margin: `0 0 ${space[2]}px`, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
    '& > p': { margin: 0, color: text.secondary },
  };
});

const Rows = styled('ul')({ margin: 0, padding: 0, listStyle: 'none', minWidth: 0 });

const Examples = styled('div')({
  display: 'grid',
  gap: space[6],
  '& > div': { display: 'grid', gap: space[2] },
});

/** A part of the description of an item, with its heading. */
export function ReferenceSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Section>
      <h3>{title}</h3>
      {children}
    </Section>
  );
}

/** The properties of a schema. Each can be opened. */
export function ReferenceSchema({ schema }: { schema: JsonObject | undefined }) {
  const { t } = useTranslationRef(referenceTranslationRef);
  if (!schema || Object.keys(schema).every((key) => key === '$schema')) return <p>{t('none')}</p>;
  if (isJsonObject(schema['properties']) && Object.keys(schema['properties']).length === 0)
    return <p>{t('none')}</p>;
  if (!hasParts(schema)) return <ReferenceRows schemas={[{ schema }]} />;
  return (
    <SchemaDocument root={schema}>
      <SchemaTree schema={schema} ancestors={[]} />
    </SchemaDocument>
  );
}

/** Schemas of values, each in a row that can be opened. */
export function ReferenceRows({
  schemas,
}: {
  schemas: ReadonlyArray<{ name?: string; schema: JsonObject }>;
}) {
  return (
    <Rows>
      {schemas.map(({ name, schema }, index) => (
        <SchemaDocument key={index} root={schema}>
          <SchemaRow {...(name !== undefined && { label: { name } })} schema={schema} ancestors={[]} />
        </SchemaDocument>
      ))}
    </Rows>
  );
}

/** References in a schema are to its own parts. */
function SchemaDocument({ root, children }: { root: JsonObject; children: ReactNode }) {
  const source = useMemo(() => ({ resolve: async (ref: string) => resolveRef(root, ref) }), [root]);
  return <SchemaContext.Provider value={source}>{children}</SchemaContext.Provider>;
}

/** An example of an action or of a templating extension. */
export interface ReferenceExample {
  description?: string | undefined;
  /** YAML of steps. */
  example: string;
  /** Markdown. */
  notes?: string | undefined;
}

/** Examples that can be copied. Nothing if there are none. */
export function ReferenceExamples({ examples = [] }: { examples: readonly ReferenceExample[] | undefined }) {
  const { t } = useTranslationRef(referenceTranslationRef);
  if (examples.length === 0) return null;
  return (
    <ReferenceSection title={t('examples')}>
      <Examples>
        {examples.map(({ description, example, notes }, index) => {
          const label = description ?? t('example', { number: `${index + 1}` });
          return (
            <div key={index}>
              {description !== undefined && <Markdown content={description} headingLevel={4} />}
              <CodeView code={example} label={label} language="yaml" lineNumbers={false} maxHeight={400} />
              {notes !== undefined && <Markdown content={notes} headingLevel={4} />}
            </div>
          );
        })}
      </Examples>
    </ReferenceSection>
  );
}

/** A value, as JSON. */
export function ReferenceValue({ value, label }: { value: JsonValue; label: string }) {
  return <CodeView code={JSON.stringify(value, null, 2)} label={label} language="json" lineNumbers={false} />;
}
