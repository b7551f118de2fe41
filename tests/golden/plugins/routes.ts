import { createExtension, createFrontendModule, createFrontendPlugin, createRouteRef } from '#engine';
import { PageBlueprint } from './blueprints';
import { data } from './data';

/** Two plugins that have the same route id, because of unusual names. */
export const twinRoutePlugins = [
  createFrontendPlugin({ pluginId: 'twin.one', routes: { page: createRouteRef() } }),
  createFrontendPlugin({ pluginId: 'twin', routes: { 'one.page': createRouteRef() } }),
];

/** A module that replaces a page and uses an alias for its route. */
export const aliasModule = createFrontendModule({
  pluginId: 'catalog',
  extensions: [
    createExtension({
      kind: 'page',
      attachTo: { id: 'app/routes', input: 'routes' },
      output: [data.path, data.element, data.routeRef],
      factory: () => [
        data.path('/things'),
        data.element('things'),
        data.routeRef(createRouteRef({ aliasFor: 'catalog.catalogIndex' })),
      ],
    }),
  ],
});

const loopRefs = {
  tick: createRouteRef({ aliasFor: 'loop.tock' }),
  tock: createRouteRef({ aliasFor: 'loop.tick' }),
};

/** Invalid aliases: a loop, a missing route, and a route of another plugin. */
export const badAliasesPlugin = createFrontendPlugin({
  pluginId: 'loop',
  routes: loopRefs,
  extensions: [
    PageBlueprint.make({ params: { path: '/circle', routeRef: loopRefs.tick } }),
    PageBlueprint.make({
      name: 'gone',
      params: { path: '/gone', routeRef: createRouteRef({ aliasFor: 'loop.missing' }) },
    }),
    PageBlueprint.make({
      name: 'foreign',
      params: { path: '/foreign', routeRef: createRouteRef({ aliasFor: 'scaffolder.root' }) },
    }),
  ],
});
