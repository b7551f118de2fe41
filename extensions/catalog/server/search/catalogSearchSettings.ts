import { readText, type ConfigData } from '#backend';
import { isJsonObject, valueAtPath, type FilterPredicate } from '#model';

/** Where results lead by default. */
export const DEFAULT_LOCATION_TEMPLATE = '/catalog/:namespace/:kind/:name';

/** Which entities search finds, and where its results lead. */
export interface CatalogSearchSettings {
  /** Absent for all entities. */
  filter?: FilterPredicate | undefined;
  locationTemplate: string;
}

/** Reads `search.collators.catalog`. */
export function readCatalogSearchSettings(config: ConfigData): CatalogSearchSettings {
  return {
    filter: readFilter(valueAtPath(config, 'search.collators.catalog.filter')),
    locationTemplate:
      readText(config, 'search.collators.catalog.locationTemplate') ?? DEFAULT_LOCATION_TEMPLATE,
  };
}

/** A map of keys with values, of which all must match, or a list of maps, of which one must match. */
function readFilter(value: unknown): FilterPredicate | undefined {
  const maps = (Array.isArray(value) ? value : [value]).filter(isJsonObject);
  if (maps.length === 0) return undefined;
  return {
    $any: maps.map((map) => ({
      $all: Object.entries(map).map(([key, wanted]) => ({
        $any: (Array.isArray(wanted) ? wanted : [wanted]).flatMap((item): FilterPredicate[] =>
          typeof item === 'string' ? [{ [key]: item }, { [key]: { $contains: item } }] : [],
        ),
      })),
    })),
  };
}
