import { useMemo } from 'react';
import { useTranslationRef } from '#sdk';
import type { ApiViewerProps } from '../ApiViewerProps';
import { useSession } from '../background/useSession';
import { OpenApiContext, type OpenApiDocumentContext } from './document/OpenApiContext';
import { useSelection } from '../layout/useSelection';
import { OpenedDefinition } from '../OpenedDefinition';
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
  return (
    <OpenedDefinition
      definition={definition}
      language="yaml"
      session={session}
      describeProblem={({ code, message = '' }) =>
        code === 'syntax' || code === 'unexpected' ? message : t(`problem.${code}`, { version: message })
      }
    >
      {(outline) => (
        <OpenApiParts
          session={session}
          outline={outline}
          tryItOut={tryItOut}
          definition={definition}
          entityRef={entityRef}
        />
      )}
    </OpenedDefinition>
  );
}

interface OpenApiPartsProps extends OpenApiViewProps, OpenApiDocumentContext {}

function OpenApiParts({ session, outline, tryItOut, definition, entityRef }: OpenApiPartsProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const setup = useStoredSetup(entityRef, definition);
  const document = useMemo(() => ({ session, outline, tryItOut }), [session, outline, tryItOut]);
  const schemas = useMemo(() => ({ resolve: (ref: string) => session.ask('resolve', ref) }), [session]);
  const { operation, schema } = useSelection();
  const shown = `${operation} ${schema}`;
  return (
    <OpenApiContext.Provider value={document}>
      <SchemaContext value={schemas}>
        <RequestSetupContext value={setup}>
          <ViewerLayout label={t('nav.browse')} navigation={<NavPane />} current={shown}>
            {operation !== undefined ? (
              <OperationPage id={operation} />
            ) : schema !== undefined ? (
              <SchemaPage key={schema} name={schema} />
            ) : (
              <OverviewPage />
            )}
          </ViewerLayout>
        </RequestSetupContext>
      </SchemaContext>
    </OpenApiContext.Provider>
  );
}
