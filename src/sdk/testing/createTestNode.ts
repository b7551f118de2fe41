import { type AppNode, createFrontendPlugin } from '#engine';

/** Creates a node for an extension, for components that need one as their context. */
export function createTestNode(options: { id?: string; pluginId?: string } = {}): AppNode {
  const pluginId = options.pluginId ?? 'test';
  const id = options.id ?? `page:${pluginId}`;
  return {
    spec: {
      id,
      attachTo: { id: 'app/routes', input: 'routes' },
      extension: {
        $$type: '@trellis/Extension',
        version: 'v1',
        id,
        attachTo: [],
        disabled: false,
        inputs: {},
        output: [],
        factory: () => [],
      },
      disabled: false,
      plugin: createFrontendPlugin({ pluginId }),
      origin: {},
    },
    edges: { attachments: new Map() },
  };
}
