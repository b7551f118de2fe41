import type { Entity } from '#model';
import { createExtensionBlueprint, createExtensionDataRef } from '#sdk';

/** One column of an exported file. */
export interface CatalogExportColumn {
  /** A dotted path into the entity, `metadata.name`. */
  entityFilterKey: string;
  title: string;
}

/** Writes entities in one format. */
export interface CatalogExporter {
  name: string;
  /** The file's ending without a dot. */
  fileExtension: string;
  contentType: string;
  serialize(entities: Entity[], columns: CatalogExportColumn[]): string | Promise<string>;
}

/** What a plugin changes about the export of the catalogue. */
export interface CatalogExportSettings {
  /** Formats by id; one with the id of a built-in format (`csv`, `json`) replaces it. */
  exporters?: Record<string, CatalogExporter>;
  columns?: CatalogExportColumn[];
  onSuccess?: () => void;
  onError?: (error: Error) => void;
}

const catalogExportDataRef = createExtensionDataRef<CatalogExportSettings>().with({
  id: 'catalog.export-customization',
});

/** Creates additions to the export of the catalogue page. */
export const CatalogExportConfigBlueprint = createExtensionBlueprint({
  kind: 'catalog-export-config',
  attachTo: { id: 'page:catalog', input: 'exportConfig' },
  output: [catalogExportDataRef],
  dataRefs: { settings: catalogExportDataRef },
  *factory(params: CatalogExportSettings) {
    yield catalogExportDataRef(params);
  },
});
