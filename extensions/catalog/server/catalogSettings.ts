import { parseDuration, readFlag, readMaps, readText, type ConfigData, type SettingsSource } from '#backend';
import { createScmIntegrations, valueAtPath, type ScmConfig } from '#model';
import type { CatalogRule, ConfiguredLocation } from './ingestion';
import { readCatalogSearchSettings, type CatalogSearchSettings } from './search';
import type { OrphanStrategy } from './storage';

/** The catalog's settings. */
export interface CatalogSettings {
  locations: ConfiguredLocation[];
  rules?: CatalogRule[];
  orphanStrategy: OrphanStrategy;
  /** Seconds between reads of locations that cannot be watched. With `false`, every location is read once. */
  interval: number | false | undefined;
  /** Whether requests that register or unregister locations are rejected. */
  readonly: boolean;
  /** The source-control hosts, without credentials, as in `integrations`. */
  integrations: Record<string, ScmConfig[]>;
  search: CatalogSearchSettings;
}

/** Parses `catalog` of `app-config.yaml`. */
export const catalogSettings: SettingsSource<CatalogSettings> = {
  sections: ['catalog', 'integrations', 'search.collators.catalog'],
  parse(config) {
    const interval = valueAtPath(config, 'catalog.processingInterval');
    return {
      locations: readMaps(config, 'catalog.locations').flatMap(toLocation),
      // The schema has validated rules and locations.
      rules: valueAtPath(config, 'catalog.rules') as CatalogRule[] | undefined,
      orphanStrategy: readText(config, 'catalog.orphanStrategy') === 'delete' ? 'delete' : 'keep',
      interval: interval === false ? false : parseDuration(interval),
      readonly: readFlag(config, 'catalog.readonly') ?? false,
      integrations: readIntegrations(config),
      search: readCatalogSearchSettings(config),
    };
  },
};

function toLocation(entry: ConfigData): ConfiguredLocation[] {
  const type = readText(entry, 'type');
  const target = readText(entry, 'target');
  if (type === undefined || target === undefined) return [];
  return [{ type, target, rules: entry['rules'] as CatalogRule[] | undefined }];
}

function readIntegrations(config: ConfigData): CatalogSettings['integrations'] {
  const hosts: CatalogSettings['integrations'] = {};
  for (const integration of createScmIntegrations(config['integrations']).list())
    (hosts[integration.type] ??= []).push(integration.config);
  return hosts;
}
