import { valueAtPath } from '#model';
import type { AllowedHost, CatalogRule, ConfiguredLocation } from '../catalog/ingestion';
import type { OrphanStrategy } from '../catalog/storage';
import { readMaps, readText, readTexts, type ConfigData } from './configValue';
import { parseDuration } from './duration';

/** What the catalogue takes from the configuration. */
export interface CatalogSettings {
  locations: ConfiguredLocation[];
  rules?: CatalogRule[];
  allow: AllowedHost[];
  orphanStrategy: OrphanStrategy;
  /** Seconds between two readings of what cannot be watched; false reads every location once only. */
  interval: number | false | undefined;
}

export function resolveCatalogSettings(config: ConfigData): CatalogSettings {
  const interval = valueAtPath(config, 'catalog.processingInterval');
  return {
    locations: readMaps(config, 'catalog.locations').flatMap(toLocation),
    // The shape was checked by the schema; rules are passed on as they are.
    rules: valueAtPath(config, 'catalog.rules') as CatalogRule[] | undefined,
    allow: readMaps(config, 'backend.reading.allow').flatMap((entry) => {
      const host = readText(entry, 'host');
      return host === undefined ? [] : [{ host, paths: readTexts(entry, 'paths') }];
    }),
    orphanStrategy: readText(config, 'catalog.orphanStrategy') === 'delete' ? 'delete' : 'keep',
    interval: interval === false ? false : parseDuration(interval),
  };
}

function toLocation(entry: ConfigData): ConfiguredLocation[] {
  const type = readText(entry, 'type');
  const target = readText(entry, 'target');
  if (type === undefined || target === undefined) return [];
  return [{ type, target, rules: entry['rules'] as CatalogRule[] | undefined }];
}
