import { type Entity, valueAtPath } from '#model';
import type { CatalogApi, QueryEntitiesInitialRequest } from '../../api/CatalogApi';
import { streamSorted } from '../../list/sortedRows';
import type { CatalogExportColumn, CatalogExporter } from '../../blueprints/CatalogExportConfigBlueprint';

/** Options of {@link exportEntities}. */
export interface ExportOptions {
  catalogApi: CatalogApi;
  /** The query for the entities. `undefined` if no entity matches. */
  request: QueryEntitiesInitialRequest | undefined;
  exporter: CatalogExporter;
  columns: CatalogExportColumn[];
}

/** Loads all entities of a list and downloads them as a file. */
export async function exportEntities({
  catalogApi,
  request,
  exporter,
  columns,
}: ExportOptions): Promise<void> {
  const entities: Entity[] = [];
  if (request) for await (const page of streamSorted(catalogApi, request)) entities.push(...page);
  const content = await exporter.serialize(entities, columns);
  const url = URL.createObjectURL(new Blob([content], { type: exporter.contentType }));
  const link = document.createElement('a');
  link.href = url;
  link.download = `catalog.${exporter.fileExtension}`;
  link.click();
  // The browser reads the file after the click handler returns.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** Serializes entities as CSV. */
export function serializeCsv(entities: readonly Entity[], columns: readonly CatalogExportColumn[]): string {
  const rows = entities.map((entity) =>
    columns.map(({ entityFilterKey }) => printCell(valueAtPath(entity, entityFilterKey))),
  );
  return (
    [columns.map(({ title }) => title), ...rows].map((cells) => cells.map(quote).join(',')).join('\r\n') +
    '\r\n'
  );
}

/** Serializes entities as JSON. */
export function serializeJson(entities: readonly Entity[]): string {
  return JSON.stringify(entities, null, 2);
}

function printCell(value: unknown): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return value.map(printCell).join(' ');
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** Quotes a cell. Spreadsheets run cells that start like a formula, so those are marked as text. */
function quote(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
