import { useCallback, useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import { SkeletonText } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { useSession } from '../background/useSession';
import { DefinitionError } from '../DefinitionError';
import { OpenApiContext } from './document/OpenApiContext';
import { useLoaded } from '../layout/useLoaded';
import { useSelection } from '../layout/useSelection';
import { openApiTranslationRef } from './i18n/openApiTranslationRef';
import { NavPane } from './navigation/NavPane';
import { OperationPage } from './OperationPage';
import { RequestSetupContext, useStoredSetup } from './request/RequestSetup';
import { OverviewPage } from './pages/OverviewPage';
import { SchemaPage } from './pages/SchemaPage';
import { ViewerLayout } from '../layout/ViewerLayout';
import { SchemaContext } from '../schema/SchemaContext';
import { openDocument } from './worker/openDocument';

/** Props of {@link OpenApiView}. */
export interface OpenApiViewProps extends ApiViewerProps {
  /** Whether users can send requests. */
  tryItOut: boolean;
}

/** An OpenAPI definition as documentation. It is parsed in a worker, and its parts are loaded when they are shown. */
export function OpenApiView({ definition, entityRef, tryItOut }: OpenApiViewProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const session = useSession(definition, openDocument);
  const setup = useStoredSetup(entityRef, definition);
  const opened = useLoaded(useCallback(() => session.ask('open'), [session]));
  const outline = opened.is === 'loaded' && 'outline' in opened.value ? opened.value.outline : undefined;
  const document = useMemo(
    () => (outline ? { session, outline, tryItOut } : undefined),
    [session, outline, tryItOut],
  );
  const schemas = useMemo(() => ({ resolve: (ref: string) => session.ask('resolve', ref) }), [session]);
  if (opened.is === 'loading') return <SkeletonText lines={12} />;
  if (opened.is === 'failed')
    return <DefinitionError definition={definition} language="yaml" problem={opened.error} />;
  if ('problem' in opened.value) {
    const { code, message = '', line } = opened.value.problem;
    return (
      <DefinitionError
        definition={definition}
        language="yaml"
        problem={code === 'notOpenApi' ? t('problem.notOpenApi') : message}
        line={line}
      />
    );
  }
  return (
    <OpenApiContext.Provider value={document}>
      <SchemaContext value={schemas}>
        <RequestSetupContext value={setup}>
          <Document />
        </RequestSetupContext>
      </SchemaContext>
    </OpenApiContext.Provider>
  );
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
