import * as z from 'zod/mini';
import {
  createExtension,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendPlugin,
  createRouteRef,
} from '#engine';
import { PageBlueprint } from './blueprints';
import { data } from './data';

const indexRouteRef = createRouteRef();
const entityRouteRef = createRouteRef({ params: ['namespace', 'kind', 'name'] });
const docsTabRouteRef = createRouteRef();

/** Pages with routes, filters and cards: what administrators configure most. */
export const catalogPlugin = createFrontendPlugin({
  pluginId: 'catalog',
  title: 'Catalog',
  routes: { catalogIndex: indexRouteRef, catalogEntity: entityRouteRef, docsTab: docsTabRouteRef },
  externalRoutes: {
    createComponent: createExternalRouteRef({ defaultTarget: 'scaffolder.root' }),
    viewTechDoc: createExternalRouteRef({
      params: ['namespace', 'kind', 'name'],
      defaultTarget: 'techdocs.docRoot',
    }),
    unregisterRedirect: createExternalRouteRef(),
  },
  extensions: [
    PageBlueprint.makeWithOverrides({
      inputs: { filters: createExtensionInput([data.element]) },
      configSchema: {
        pagination: z._default(
          z.union([
            z.boolean(),
            z.object({ mode: z.enum(['cursor', 'offset']), limit: z.optional(z.number()) }),
          ]),
          true,
        ),
      },
      factory: (original, { inputs }) => [
        ...original({ path: '/catalog', title: 'Catalog', routeRef: indexRouteRef }),
        data.element(`catalog with ${inputs.filters.map((filter) => filter.get(data.element)).join(', ')}`),
      ],
    }),
    PageBlueprint.makeWithOverrides({
      name: 'entity',
      inputs: {
        contents: createExtensionInput([
          data.path,
          data.element,
          data.routeRef.optional(),
          data.title.optional(),
        ]),
      },
      factory: (original) => original({ path: '/catalog/:namespace/:kind/:name', routeRef: entityRouteRef }),
    }),
    PageBlueprint.make({ name: 'drafts', disabled: true, params: { path: '/drafts' } }),
    ...['kind', 'type', 'owner'].map((name) =>
      createExtension({
        kind: 'catalog-filter',
        name,
        attachTo: { id: 'page:catalog', input: 'filters' },
        output: [data.element],
        configSchema: { initialFilter: z._default(z.string(), 'all') },
        factory: ({ config }) => [data.element(`${name}=${config.initialFilter}`)],
      }),
    ),
    createExtension({
      kind: 'entity-content',
      name: 'docs',
      attachTo: { id: 'page:catalog/entity', input: 'contents' },
      output: [data.path, data.element, data.routeRef],
      factory: () => [data.path('/docs'), data.element('docs'), data.routeRef(docsTabRouteRef)],
    }),
  ],
});
