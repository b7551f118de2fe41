import * as z from 'zod/mini';
import { ApiBlueprint, PageBlueprint, TitlesBlueprint, configApiRef, lazyPart } from '#sdk';
import { EntityCardBlueprint, EntityContextMenuItemBlueprint } from '#extensions/catalog';
import { catalogGraphApiRef } from './api/CatalogGraphApi';
import { createCatalogGraphApi } from './api/createCatalogGraphApi';
import { catalogGraphTitlesTranslationRef } from './i18n/titles/catalogGraphTitlesTranslationRef';
import { useViewGraph } from './menu/useViewGraph';
import { catalogGraphRouteRef } from './routes';

const texts = z.optional(z.array(z.string()));

/** The settings of the graph that the page and the card share. */
const graphSchema = {
  kinds: texts,
  relations: texts,
  maxDepth: z.optional(z.number().check(z.positive())),
  unidirectional: z.optional(z.boolean()),
  mergeRelations: z.optional(z.boolean()),
  showArrowHeads: z.optional(z.boolean()),
  direction: z.optional(z.enum(['TB', 'BT', 'LR', 'RL'])),
  relationPairs: z.optional(z.array(z.tuple([z.string(), z.string()]))),
  zoom: z.optional(z.enum(['enabled', 'disabled', 'enable-on-click'])),
  curve: z.optional(z.enum(['curveStepBefore', 'curveMonotoneX'])),
};

/** `titles:catalog-graph` */
export const catalogGraphTitles = TitlesBlueprint.make({ params: { ref: catalogGraphTitlesTranslationRef } });

/** `api:catalog-graph` */
export const catalogGraphApi = ApiBlueprint.make({
  params: (defineParams) =>
    defineParams({
      api: catalogGraphApiRef,
      deps: { config: configApiRef },
      factory: ({ config }) => createCatalogGraphApi(config),
    }),
});

/** `page:catalog-graph` */
export const catalogGraphPage = PageBlueprint.makeWithOverrides({
  configSchema: {
    ...graphSchema,
    selectedKinds: texts,
    selectedRelations: texts,
    rootEntityRefs: texts,
    showFilters: z.optional(z.boolean()),
  },
  factory(originalFactory, { config }) {
    return originalFactory({
      path: '/catalog-graph',
      routeRef: catalogGraphRouteRef,
      loader: async () => {
        const { CatalogGraphPage } = await import('./pages/CatalogGraphPage');
        return <CatalogGraphPage config={config} />;
      },
    });
  },
});

/** `entity-card:catalog-graph/relations` */
export const relationsCard = EntityCardBlueprint.makeWithOverrides({
  name: 'relations',
  configSchema: {
    ...graphSchema,
    title: z.optional(z.string()),
    height: z.optional(z.number().check(z.positive())),
  },
  factory(originalFactory, { config }) {
    return originalFactory({
      loader: async () => {
        const { RelationsCard } = await import('./cards/RelationsCard');
        return <RelationsCard config={config} />;
      },
    });
  },
});

const ViewGraphIcon = lazyPart(async () => (await import('./menu/ViewGraphIcon')).ViewGraphIcon);

/** `entity-context-menu-item:catalog-graph/view-graph` */
export const viewGraphItem = EntityContextMenuItemBlueprint.make({
  name: 'view-graph',
  params: { icon: <ViewGraphIcon />, useProps: useViewGraph },
});
