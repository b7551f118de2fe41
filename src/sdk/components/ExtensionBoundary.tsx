import {
  type ComponentType,
  type ReactElement,
  type ReactNode,
  Suspense,
  createElement,
  useMemo,
} from 'react';
import type { AppNode } from '#engine';
import { AnalyticsContext } from '../analytics/analyticsContext';
import { useOptionalApi, useOptionalApiHolder } from '../apis/apiContext';
import { errorApiRef } from '../apis/errorApi';
import { pluginWrapperApiRef } from '../apis/pluginWrapperApi';
import { defaultSdkText } from '../i18n/sdkText';
import { AppNodeProvider } from './AppNodeProvider';
import { ErrorBoundary } from './ErrorBoundary';
import { ErrorDisplay } from './ErrorDisplay';
import { Progress } from './Progress';
import { keepByLineage } from './keepByLineage';
import { loadWithin } from './loadWithin';
import { type Loadable, useLoaded } from './loadable';
import { createNodeLoadable } from './preloadExtension';

/** What an extension boundary takes. */
export interface ExtensionBoundaryProps {
  /** The node whose extension is drawn inside. */
  node: AppNode;
  /** How a failure shows: in place (`error-display`, the default), or posted to the error API with nothing in place. */
  errorPresentation?: 'error-display' | 'error-api';
  children: ReactNode;
}

/**
 * Stands around everything that an extension draws. It tells the components inside which node they belong to, shows progress
 * while they load, keeps their failures in place with a way to retry, puts the plugin's wrappers around them, and marks
 * their analytics events.
 */
export function ExtensionBoundary(props: ExtensionBoundaryProps) {
  const { node, errorPresentation = 'error-display', children } = props;
  const { plugin } = node.spec;
  const errorApi = useOptionalApi(errorApiRef);
  const inPlace = errorPresentation === 'error-display';
  // A change of the configuration gives other APIs, then perhaps another node, and may have mended what failed.
  const apis = useOptionalApiHolder();
  const source = useMemo(() => ({ apis, node }), [apis, node]);
  return (
    <AppNodeProvider node={node}>
      <Suspense fallback={<Progress />}>
        <ErrorBoundary
          source={source}
          onError={inPlace ? undefined : (error) => errorApi?.post(error)}
          renderFailure={(failure) => (inPlace ? <ErrorDisplay plugin={plugin} {...failure} /> : null)}
        >
          <PluginWrapper pluginId={plugin.pluginId}>
            <AnalyticsContext attributes={{ extensionId: node.spec.id, pluginId: plugin.pluginId }}>
              {children}
            </AnalyticsContext>
          </PluginWrapper>
        </ErrorBoundary>
      </Suspense>
    </AppNodeProvider>
  );
}

function PluginWrapper(props: { pluginId: string; children: ReactNode }) {
  const Wrapper = useOptionalApi(pluginWrapperApiRef)?.getPluginWrapper(props.pluginId);
  return Wrapper ? createElement(Wrapper, null, props.children) : <>{props.children}</>;
}

/**
 * Gives an element that loads what it draws when it is first drawn, inside a boundary of the node. Its key is the id of the
 * node, so that an element of another node never inherits its state, and one that takes its place does.
 */
ExtensionBoundary.lazy = function lazy(
  node: AppNode,
  loader: () => Promise<ReactElement>,
  options?: Pick<ExtensionBoundaryProps, 'errorPresentation'>,
): ReactElement {
  const loadable = createNodeLoadable(node, explainFailure(node, loader));
  return (
    <ExtensionBoundary key={node.spec.id} node={node} {...options}>
      <LazyElement loadable={loadable} />
    </ExtensionBoundary>
  );
};

function LazyElement({ loadable }: { loadable: Loadable<ReactElement> }) {
  return useLoaded(loadable) ?? <Progress />;
}

/**
 * Gives a component that is loaded when it is first drawn, inside a boundary of the node. The node that takes the place of
 * this one gives the same component.
 */
ExtensionBoundary.lazyComponent = function lazyComponent<TProps extends object>(
  node: AppNode,
  loader: () => Promise<ComponentType<TProps>>,
  options?: Pick<ExtensionBoundaryProps, 'errorPresentation'>,
): (props: TProps) => ReactElement {
  const part = { node, options, loadable: createNodeLoadable(node, explainFailure(node, loader)) };
  return keepByLineage(node, part, (current) => (props: TProps) => {
    const { loadable, ...boundary } = current();
    return (
      <ExtensionBoundary node={boundary.node} {...boundary.options}>
        <LazyComponent loadable={loadable} given={props} />
      </ExtensionBoundary>
    );
  });
};

function LazyComponent<TProps extends object>(props: {
  loadable: Loadable<ComponentType<TProps>>;
  given: TProps;
}) {
  const component = useLoaded(props.loadable);
  return component ? createElement(component, props.given) : <Progress />;
}

function explainFailure<T>(node: AppNode, loader: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await loadWithin(loader);
    } catch (cause) {
      throw new Error(defaultSdkText('lazyFailed', { name: node.spec.id }), { cause });
    }
  };
}
