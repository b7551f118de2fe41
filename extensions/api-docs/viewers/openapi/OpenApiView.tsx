import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { PanelLeft } from 'lucide-react';
import { useCallback, useEffect, useId, useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { SkeletonText, space } from '#ui';
import type { ApiViewerProps } from '../ApiViewerProps';
import { DefinitionError } from '../DefinitionError';
import { OpenApiContext } from './document/OpenApiContext';
import { useLoaded } from './document/useLoaded';
import { useSelection } from './document/useSelection';
import { openApiTranslationRef } from './i18n/openApiTranslationRef';
import type { DefinitionProblem } from './model/openApiTypes';
import { NavPane } from './navigation/NavPane';
import { OperationPage } from './pages/OperationPage';
import { OverviewPage } from './pages/OverviewPage';
import { SchemaPage } from './pages/SchemaPage';
import { TooSlowError, createOpenApiClient } from './worker/createOpenApiClient';

/** Props of {@link OpenApiView}. */
export interface OpenApiViewProps extends ApiViewerProps {
  /** Whether users can send requests. */
  tryItOut: boolean;
}

const Root = styled('div')({ containerType: 'inline-size', minWidth: 0 });

const Layout = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@container (min-width: 700px)': { gridTemplateColumns: '248px minmax(0, 1fr)', gap: space[6] },
});

const Pages = styled('div')({ containerType: 'normal', minWidth: 0 });

const NavArea = styled('div')({
  minWidth: 0,
  '& > button': { marginBottom: space[2] },
  '& > div': { height: 'min(440px, 60vh)' },
  '&:not([data-open]) > div': { display: 'none' },
  '@container (min-width: 700px)': {
    position: 'sticky',
    top: `calc(var(--trellis-sticky-top, 0px) + ${space[4]}px)`,
    '& > button': { display: 'none' },
    '& > div, &:not([data-open]) > div': {
      display: 'block',
      height: `calc(100vh - var(--trellis-sticky-top, 0px) - ${space[8]}px)`,
    },
  },
});

/** An OpenAPI definition as documentation. It is parsed in a worker, and its parts are loaded when they are shown. */
export function OpenApiView({ definition, tryItOut }: OpenApiViewProps) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const client = useMemo(() => createOpenApiClient(definition), [definition]);
  useEffect(() => () => client.dispose(), [client]);
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
      <Document />
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
  // On a phone, the list closes when something is selected in it.
  const [openOn, setOpenOn] = useState<string>();
  const isOpen = openOn === shown;
  const id = useId();
  return (
    <Root>
      <Layout>
        <NavArea data-open={isOpen ? '' : undefined}>
          <Button
            startIcon={<PanelLeft aria-hidden />}
            aria-expanded={isOpen}
            aria-controls={id}
            onClick={() => setOpenOn(isOpen ? undefined : shown)}
          >
            {t('nav.browse')}
          </Button>
          <div id={id}>
            <NavPane />
          </div>
        </NavArea>
        <Pages>
          {operation !== undefined ? (
            <OperationPage id={operation} />
          ) : schema !== undefined ? (
            <SchemaPage key={schema} name={schema} />
          ) : (
            <OverviewPage />
          )}
        </Pages>
      </Layout>
    </Root>
  );
}
