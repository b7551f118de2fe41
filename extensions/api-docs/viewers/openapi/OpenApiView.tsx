import { useCallback, useEffect, useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { DefinitionError } from '../DefinitionError';
import { OpenApiContext } from './document/OpenApiContext';
import { useLoaded } from '../layout/useLoaded';
import { useSelection } from '../layout/useSelection';
import { openApiTranslationRef } from './i18n/openApiTranslationRef';
import type { DefinitionProblem } from './model/openApiTypes';
import { NavPane } from './navigation/NavPane';
import { OperationPage } from './OperationPage';
import { RequestSetupContext, useStoredSetup } from './request/RequestSetup';
import { OverviewPage } from './pages/OverviewPage';
import { SchemaPage } from './pages/SchemaPage';
import { ViewerLayout } from '../layout/ViewerLayout';
import { SchemaContext } from '../schema/SchemaContext';
import { TooSlowError, createOpenApiClient } from './worker/createOpenApiClient';

/** Props of {@link OpenApiView}. */
export interface OpenApiViewProps extends ApiViewerProps {
  /** Whether users can send requests. */
  tryItOut: boolean;
}

/** An OpenAPI definition as documentation. It is parsed in a worker, and its parts are loaded when they are shown. */
export function OpenApiView({ definition, entityRef, tryItOut }: OpenApiViewProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const client = useMemo(() => createOpenApiClient(definition), [definition]);
  useEffect(() => () => client.dispose(), [client]);
  const setup = useStoredSetup(entityRef, definition);
  const opened = useLoaded(useCallback(() => client.open(), [client]));
  const outline = opened.is === 'loaded' && 'outline' in opened.value ? opened.value.outline : undefined;
  const document = useMemo(
    () => (outline ? { client, outline, tryItOut } : undefined),
    [client, outline, tryItOut],
  );
  if (opened.is === 'loading') return <SkeletonText lines={12} />;
  if (!document) {
    const problem = problemOf(opened);
    const { code, message = '', line } = problem;
    return (
      <DefinitionError
        definition={definition}
        language="yaml"
        message={code === 'notOpenApi' || code === 'tooSlow' ? t(`problem.${code}`) : message}
        line={line}
      />
    );
  }
  return (
    <OpenApiContext.Provider value={document}>
      <SchemaContext value={client}>
        <RequestSetupContext value={setup}>
          <Document />
        </RequestSetupContext>
      </SchemaContext>
    </OpenApiContext.Provider>
  );
}

function problemOf(
  opened: { value: { problem?: DefinitionProblem } } | { error: Error } | object,
): DefinitionProblem {
  if ('value' in opened && opened.value.problem) return opened.value.problem;
  if ('error' in opened && opened.error instanceof TooSlowError) return { code: 'tooSlow' };
  return { code: 'unexpected', message: 'error' in opened ? opened.error.message : '' };
}

function Document() {
  const { t } = useTranslationRef(openApiTranslationRef);
  const { operation, schema } = useSelection();
  const shown = `${operation} ${schema}`;
  return (
    <ViewerLayout label={t('nav.browse')} navigation={<NavPane />} current={shown}>
      {operation !== undefined ? (
        <OperationPage id={operation} />
      ) : schema !== undefined ? (
        <SchemaPage key={schema} name={schema} />
      ) : (
        <OverviewPage />
      )}
    </ViewerLayout>
  );
}
