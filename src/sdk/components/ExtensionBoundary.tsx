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
import { loadWithTimeout } from './loadWithTimeout';
import { type Loadable, useLoaded } from './loadable';
import { createNodeLoadable } from './preloadExtension';

/** Props of {@link ExtensionBoundary}. */
export interface ExtensionBoundaryProps {
  /** The node of the extension that is rendered inside. */
  node: AppNode;
  /**
   * How to show errors: in place of the extension (`error-display`, the default), or only through the error API (`error-api`).
   */
  errorPresentation?: 'error-display' | 'error-api';
  children: ReactNode;
}

/**
 * Wraps everything that an extension renders. It provides the extension's node, shows progress while content loads, shows errors
 * in place with a retry button, applies the plugin's wrappers, and adds the extension to analytics events.
 */
export function ExtensionBoundary(props: ExtensionBoundaryProps) {
  const { node, errorPresentation = 'error-display', children } = props;
  const { plugin } = node.spec;
  const errorApi = useOptionalApi(errorApiRef);
  const inPlace = errorPresentation === 'error-display';
  // A configuration change provides new APIs and possibly a new node, which can resolve the error.
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
 * Returns an element that loads its content when it is first rendered, inside a boundary of the node. The element's key is the id
 * of the node, so a replacement of the same extension keeps its state.
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
 * Returns a component that is loaded when it is first rendered, inside a boundary of the node. If another node replaces this one,
 * it returns the same component.
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
        <LazyComponent loadable={loadable} componentProps={props} />
      </ExtensionBoundary>
    );
  });
};

function LazyComponent<TProps extends object>(props: {
  loadable: Loadable<ComponentType<TProps>>;
  componentProps: TProps;
}) {
  const component = useLoaded(props.loadable);
  return component ? createElement(component, props.componentProps) : <Progress />;
}

function explainFailure<T>(node: AppNode, loader: () => Promise<T>): () => Promise<T> {
  return async () => {
    try {
      return await loadWithTimeout(loader);
    } catch (cause) {
      throw new Error(defaultSdkText('lazyFailed', { name: node.spec.id }), { cause });
    }
  };
}
