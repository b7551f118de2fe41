import type { Entity } from '#model';
import { createExtensionBlueprint, createExtensionDataRef } from '#sdk';

/** One column of an exported file. */
export interface CatalogExportColumn {
  /** A dotted path into the entity, such as `metadata.name`. */
  entityFilterKey: string;
  title: string;
}

/** Writes entities in one format. */
export interface CatalogExporter {
  name: string;
  /** The file extension without the dot. */
  fileExtension: string;
  contentType: string;
  serialize(entities: Entity[], columns: CatalogExportColumn[]): string | Promise<string>;
}

/** Customizes the export of the catalog. */
export interface CatalogExportSettings {
  /** Formats by id. A format with the id `csv` or `json` replaces the built-in one. */
  exporters?: Record<string, CatalogExporter>;
  columns?: CatalogExportColumn[];
  onSuccess?: () => void;
  onError?: (error: Error) => void;
}

const catalogExportDataRef = createExtensionDataRef<CatalogExportSettings>().with({
  id: 'catalog.export-customization',
});

/** Creates extensions that customize the export of the catalog page. */
export const CatalogExportConfigBlueprint = createExtensionBlueprint({
  kind: 'catalog-export-config',
  attachTo: { id: 'page:catalog', input: 'exportConfig' },
  output: [catalogExportDataRef],
  dataRefs: { settings: catalogExportDataRef },
  *factory(params: CatalogExportSettings) {
    yield catalogExportDataRef(params);
  },
});
