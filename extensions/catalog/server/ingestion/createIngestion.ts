import { resolve } from 'node:path';
import type { AddressReader, Log, ParseYaml } from '#backend';
import type { CatalogIngestion, CatalogWriter } from '../ports/store';
import { createDocumentCache } from './documentCache';
import { LocationLoop } from './locationLoop';
import { readLocation } from './readLocation';
import { defaultRules, type CatalogRule, type ConfiguredLocation } from './rules';

/** Options of ingestion. */
export interface IngestionOptions {
  /** `catalog.locations` of the configuration. */
  locations: ConfiguredLocation[];
  /** `catalog.rules`. Defaults to Component, API and Location. */
  rules?: CatalogRule[];
  /** Reads URLs. */
  reader: AddressReader;
  parseYaml: ParseYaml;
  /** Base folder of relative `file` targets. */
  cwd: string;
  writer: CatalogWriter;
  /** The annotation with the root location of an entity, `type:target`. */
  findOrigin(entityRef: string): Promise<string | undefined>;
  log: Pick<Log, 'info' | 'warn'>;
  /** Seconds between reads of locations that cannot be watched. */
  interval?: number;
  /** If false, reads every root once and watches nothing. */
  watch?: boolean;
}

const DEFAULT_INTERVAL = 100;

/**
 * Reads the configured locations into the catalog and keeps them up to date: files when they change, URLs at an
 * interval.
 */
export function createIngestion(options: IngestionOptions): CatalogIngestion {
  const {
    cwd,
    writer,
    log,
    reader,
    parseYaml,
    rules = defaultRules,
    interval = DEFAULT_INTERVAL,
    watch = true,
  } = options;
  const cache = createDocumentCache();
  const roots = options.locations.map((location) => withAbsoluteTarget(location, cwd));
  const loops = new Map(
    roots.map((root) => {
      const loop = new LocationLoop({
        root,
        read: (onRead) => readLocation(root, { cwd, urls: reader, parseYaml, rules, cache, onRead }),
        writer,
        log,
        interval,
        watch,
        onDisplaced: (refs) => void readAgain(refs),
      });
      return [`${root.type}:${root.target}`, loop] as [string, LocationLoop];
    }),
  );
  const readAgain = (refs: readonly string[]): Promise<unknown> =>
    Promise.all(refs.map(async (ref) => loops.get(ref)?.run()));
  return {
    async start() {
      await writer.setConfiguredLocations(roots);
      await writer.retainLocations([...loops.keys()]);
      for (const loop of loops.values()) await loop.run();
    },
    async stop() {
      for (const loop of loops.values()) loop.stop();
    },
    async refresh(entityRef) {
      const origin = (await options.findOrigin(entityRef)) ?? writer.reservedFor(entityRef);
      if (origin !== undefined) await readAgain([origin]);
    },
    removeEntity: (uid) => writer.removeEntity(uid),
  };
}

function withAbsoluteTarget(location: ConfiguredLocation, cwd: string): ConfiguredLocation {
  return location.type === 'file' ? { ...location, target: resolve(cwd, location.target) } : location;
}
