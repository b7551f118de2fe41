import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { JsonValue } from '#model';
import { useApi, useRouteRef, useTranslationRef } from '#sdk';
import { Markdown } from '#viewers/markdown';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { ScaffolderFailure } from '../../failure/ScaffolderFailure';
import { referenceTranslationRef } from '../../i18n/reference/referenceTranslationRef';
import type { TemplatingExtensions } from '../../protocol/templates';
import { templatingExtensionRouteRef, templatingExtensionsRouteRef } from '../../routes';
import { type ReferenceItem, ReferencePage } from '../reference/ReferencePage';
import {
  ReferenceExamples,
  ReferenceRows,
  ReferenceSchema,
  ReferenceSection,
  ReferenceValue,
} from '../reference/ReferenceParts';

type TemplatingFunction = TemplatingExtensions['filters'][string];
type TemplatingExtension = ReferenceItem & ({ code: TemplatingFunction } | { value: JsonValue });

/** What expressions of templates can use: filters, functions and values. */
export function TemplatingExtensionsPage() {
  const { t } = useTranslationRef(referenceTranslationRef);
  const api = useApi(scaffolderApiRef);
  const path = useRouteRef(templatingExtensionsRouteRef)?.() ?? '';
  const itemRoute = useRouteRef(templatingExtensionRouteRef);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ['scaffolder', 'templating-extensions'],
    queryFn: ({ signal }) => api.listTemplatingExtensions({ signal }),
  });
  const groups = useMemo(
    () =>
      data &&
      [
        { title: t('extensions.filters'), items: listFunctions('filter', data.filters) },
        { title: t('extensions.functions'), items: listFunctions('function', data.globals.functions) },
        { title: t('extensions.values'), items: listValues(data.globals.values) },
      ].filter(({ items }) => items.length > 0),
    [data, t],
  );
  if (error && !data)
    return (
      <ScaffolderFailure
        title={t('extensions.failed')}
        error={error}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  return (
    <ReferencePage
      groups={groups}
      searchLabel={t('extensions.search')}
      path={path}
      printPath={(id) => itemRoute?.({ extensionId: id }) ?? path}
      renderItem={renderExtension}
    />
  );
}

function listFunctions(kind: string, functions: Record<string, TemplatingFunction>): TemplatingExtension[] {
  return Object.entries(functions).map(([name, code]) => ({
    id: `${kind}:${name}`,
    name,
    description: code.description,
    code,
  }));
}

function listValues(values: TemplatingExtensions['globals']['values']): TemplatingExtension[] {
  return Object.entries(values).map(([name, { description, value }]) => ({
    id: `value:${name}`,
    name,
    description,
    value,
  }));
}

function renderExtension(extension: TemplatingExtension) {
  return <ExtensionDescription key={extension.id} extension={extension} />;
}

function ExtensionDescription({ extension }: { extension: TemplatingExtension }) {
  const { t } = useTranslationRef(referenceTranslationRef);
  const { name, description } = extension;
  return (
    <>
      {description !== undefined && <Markdown content={description} headingLevel={3} />}
      {'value' in extension ? (
        <ReferenceSection title={t('value')}>
          <ReferenceValue value={extension.value} label={name} />
        </ReferenceSection>
      ) : (
        <FunctionDescription code={extension.code} />
      )}
    </>
  );
}

function FunctionDescription({ code: { schema, examples } }: { code: TemplatingFunction }) {
  const { t } = useTranslationRef(referenceTranslationRef);
  const taken = schema?.arguments ?? [];
  return (
    <>
      {schema?.input && (
        <ReferenceSection title={t('input')}>
          <ReferenceSchema schema={schema.input} />
        </ReferenceSection>
      )}
      {taken.length > 0 && (
        <ReferenceSection title={t('arguments')}>
          <ReferenceRows
            schemas={taken.map((one, index) => ({
              name: t('argument', { number: `${index + 1}` }),
              schema: one,
            }))}
          />
        </ReferenceSection>
      )}
      {schema?.output && (
        <ReferenceSection title={t('output')}>
          <ReferenceSchema schema={schema.output} />
        </ReferenceSection>
      )}
      <ReferenceExamples examples={examples} />
    </>
  );
}
