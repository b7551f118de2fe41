import { type ComponentType, createElement } from 'react';
import { ExtensionBoundary, createExtensionBlueprint, createExtensionDataRef, lazyPart } from '#sdk';
import type { ApiDefinitionWidget } from '../api/ApiDocsConfig';
import type { ApiViewerProps } from '../viewers/ApiViewerProps';

/** Params of {@link ApiDefinitionViewerBlueprint}. */
export interface ApiDefinitionViewerParams extends Omit<ApiDefinitionWidget, 'component'> {
  /** Loads the viewer. It is called when a definition of the type is first shown. */
  loader: () => Promise<ComponentType<ApiViewerProps>>;
}

const widgetDataRef = createExtensionDataRef<ApiDefinitionWidget>().with({
  id: 'api-docs.definition-viewer',
});

/**
 * Creates viewers for a type of API definitions. A viewer replaces the built-in viewer of its type.
 *
 * @example
 *   ApiDefinitionViewerBlueprint.make({
 *     params: { type: 'wsdl', title: 'WSDL', rawLanguage: 'xml', loader: async () => (await import('./WsdlView')).WsdlView },
 *   });
 */
export const ApiDefinitionViewerBlueprint = createExtensionBlueprint({
  kind: 'api-definition-viewer',
  attachTo: { id: 'api:api-docs/config', input: 'viewers' },
  output: [widgetDataRef],
  dataRefs: { widget: widgetDataRef },
  factory({ loader, ...widget }: ApiDefinitionViewerParams, { node }) {
    const Viewer = lazyPart(loader);
    return [
      widgetDataRef({
        ...widget,
        component: (definition, entityRef) =>
          createElement(ExtensionBoundary, {
            node,
            children: createElement(Viewer, { definition, entityRef }),
          }),
      }),
    ];
  },
});
