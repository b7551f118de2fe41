import {
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createExternalRouteRef,
  createFrontendModule,
  createFrontendPlugin,
} from '#engine';
import { PageBlueprint } from './blueprints';
import { data } from './data';

const filterRef = createExtensionDataRef<string>().with({ id: 'twins.filter-expression' });

function strayCard(name: string, disabled: boolean) {
  return createExtension({
    kind: 'card',
    name,
    disabled,
    attachTo: { id: 'page:home', input: 'widgets' },
    output: [data.element],
    factory: () => [data.element(name)],
  });
}

/** Cards for a page that no case installs. */
export const strayCardsPlugin = createFrontendPlugin({
  pluginId: 'stray-cards',
  extensions: [
    strayCard('shown', false),
    strayCard('hidden', true),
    createExtension({
      kind: 'card',
      name: 'lost',
      attachTo: { id: 'app/root', input: 'cards' },
      output: [data.element],
      factory: () => [data.element('lost')],
    }),
  ],
});

/** A module with a misspelled plugin id. */
export const misspelledModule = createFrontendModule({
  pluginId: 'catlog',
  extensions: [PageBlueprint.make({ params: { path: '/stray' } })],
});

function tab(name: string, filter?: string) {
  return createExtension({
    kind: 'tab',
    name,
    attachTo: { id: 'page:left', input: 'tabs' },
    output: [data.path, data.element, filterRef.optional()],
    factory: () => [data.path('/docs'), data.element(name), ...(filter ? [filterRef(filter)] : [])],
  });
}

/** Pages of two plugins with the same path, and tabs with the same path for different entities. */
export const twinPagesPlugins = [
  createFrontendPlugin({
    pluginId: 'left',
    extensions: [
      createExtension({
        kind: 'page',
        attachTo: { id: 'app/routes', input: 'routes' },
        inputs: { tabs: createExtensionInput([data.path, data.element]) },
        output: [data.path, data.element],
        factory: ({ inputs }) => [data.path('/same'), data.element(`${inputs.tabs.length} tabs`)],
      }),
      tab('apis', 'kind:api'),
      tab('components', 'kind:component'),
    ],
  }),
  createFrontendPlugin({
    pluginId: 'right',
    extensions: [PageBlueprint.make({ params: { path: 'same/' } })],
  }),
];

/** An external route whose default target has different parameters. */
export const farLinksPlugin = createFrontendPlugin({
  pluginId: 'far-links',
  externalRoutes: { task: createExternalRouteRef({ defaultTarget: 'scaffolder.ongoingTask' }) },
});
