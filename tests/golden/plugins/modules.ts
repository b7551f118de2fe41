import { createExtension, createFrontendModule, createFrontendPlugin } from '#engine';
import { PageBlueprint } from './blueprints';
import { catalogPlugin } from './catalog';
import { data } from './data';

/** Replaces one filter and adds another. */
export const catalogModule = createFrontendModule({
  pluginId: 'catalog',
  extensions: [
    createExtension({
      kind: 'catalog-filter',
      name: 'type',
      attachTo: { id: 'page:catalog', input: 'filters' },
      output: [data.element],
      factory: () => [data.element('type of the module')],
    }),
    createExtension({
      kind: 'catalog-filter',
      name: 'region',
      attachTo: { id: 'page:catalog', input: 'filters' },
      output: [data.element],
      factory: () => [data.element('region of the module')],
    }),
  ],
});

/** A module for a plugin that no case installs. */
export const strayModule = createFrontendModule({
  pluginId: 'absent',
  extensions: [PageBlueprint.make({ params: { path: '/stray' } })],
});

/** The catalog with an overridden page and an additional extension. */
export const changedCatalogPlugin = catalogPlugin.withOverrides({
  extensions: [
    catalogPlugin.getExtension('page:catalog/entity').override({
      factory: (original) => [...original(), data.element('entity page of the override')],
    }),
    PageBlueprint.make({ name: 'extra', params: { path: '/extra' } }),
  ],
});

/** Uses the id of the root of the tree. */
export const rootOverridePlugin = createFrontendPlugin({
  pluginId: 'root',
  extensions: [
    createExtension({
      attachTo: { id: 'app', input: 'root' },
      output: [data.element],
      factory: () => [data.element('mine')],
    }),
  ],
});

/** Two plugins whose extensions have the same id, because of unusual names. */
export const twinPlugins = [
  createFrontendPlugin({
    pluginId: 'left',
    extensions: [
      createExtension({
        kind: 'card',
        name: 'a:right',
        attachTo: { id: 'app/root', input: 'elements' },
        output: [data.element],
        factory: () => [data.element('left')],
      }),
    ],
  }),
  createFrontendPlugin({
    pluginId: 'right',
    extensions: [
      createExtension({
        kind: 'card:left/a',
        attachTo: { id: 'app/root', input: 'elements' },
        output: [data.element],
        factory: () => [data.element('right')],
      }),
    ],
  }),
];
