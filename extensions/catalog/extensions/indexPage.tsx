import * as z from 'zod/mini';
import { PageBlueprint, coreExtensionData, createExtensionInput } from '#sdk';
import { CatalogExportConfigBlueprint } from '../blueprints/CatalogExportConfigBlueprint';
import { catalogFilterFieldDataRef } from '../blueprints/CatalogFilterBlueprint';
import { catalogIndexRouteRef } from '../routes';

const exportSettingsDataRef = CatalogExportConfigBlueprint.dataRefs.settings;

const count = z.int().check(z.gte(1), z.lte(500));

/** The pagination of rows: by cursor, by offset, or (`false`) all on one page. */
const pagination = z._default(
  z.union([
    z.boolean(),
    z.object({
      mode: z.enum(['cursor', 'offset']),
      limit: z.optional(count),
      offset: z.optional(z.int().check(z.gte(0))),
    }),
  ]),
  true,
);

/** Whether the list can be exported, and whether CSV and JSON are left out. */
const exportSettings = z.optional(
  z.object({ enabled: z.optional(z.boolean()), disableBuiltinExporters: z.optional(z.boolean()) }),
);

/** `page:catalog` */
export const catalogIndexPage = PageBlueprint.makeWithOverrides({
  inputs: {
    filters: createExtensionInput([coreExtensionData.reactElement, catalogFilterFieldDataRef.optional()]),
    exportConfig: createExtensionInput([exportSettingsDataRef]),
  },
  configSchema: { pagination, exportSettings },
  factory(originalFactory, { inputs, config }) {
    const exportAdditions = inputs.exportConfig.map((addition) => addition.get(exportSettingsDataRef));
    const filters = inputs.filters.map((filter) => ({
      id: filter.node.spec.id,
      element: filter.get(coreExtensionData.reactElement),
      field: filter.get(catalogFilterFieldDataRef),
    }));
    return originalFactory({
      path: '/catalog',
      routeRef: catalogIndexRouteRef,
      noHeader: true,
      loader: async () => {
        const { CatalogIndexPage } = await import('../pages/index/CatalogIndexPage');
        return <CatalogIndexPage {...config} exportAdditions={exportAdditions} filters={filters} />;
      },
    });
  },
});
