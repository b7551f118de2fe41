import {
  ExtensionBoundary,
  Progress,
  createExtensionBlueprint,
  createExtensionDataRef,
  lazyPart,
} from '#sdk';
import type { ApiDefinitionWidget } from '../api/ApiDocsConfig';
import type { ApiDefinitionViewerParams } from '../viewers/ApiViewerProps';

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
    const Viewer = lazyPart(loader, Progress);
    return [
      widgetDataRef({
        ...widget,
        component: (definition, entityRef) => (
          <ExtensionBoundary node={node}>
            <Viewer definition={definition} entityRef={entityRef} />
          </ExtensionBoundary>
        ),
      }),
    ];
  },
});
