import { stat } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { glob, isDynamicPattern } from 'tinyglobby';
import { LONGEST_TIMER } from '../../longestTimer';
import type { CatalogIngestion, CatalogWriter, IngestedLocation } from '../store';
import { createDocumentCache } from './documentCache';
import { createUrlReader, type AllowedHost } from './read/urlReader';
import { readLocation } from './readLocation';
import { defaultRules, type CatalogRule, type ConfiguredLocation } from './rules';
import { watchFolders, type FolderWatch } from './watchFolders';

/** What ingestion tells the terminal. */
export interface IngestionLog {
  info(message: string): void;
  warn(message: string): void;
}

/** How ingestion is made. */
export interface IngestionOptions {
  /** `catalog.locations` of the configuration. */
  locations: ConfiguredLocation[];
  /** `catalog.rules`; Component, API and Location when absent. */
  rules?: CatalogRule[];
  /** `backend.reading.allow`. */
  allow?: AllowedHost[];
  /** Folder that relative `file` targets count from. */
  cwd: string;
  writer: CatalogWriter;
  /** The root that an entity came from, `type:target`, as its annotation says. */
  findOrigin(entityRef: string): Promise<string | undefined>;
  log: IngestionLog;
  /** Seconds between two readings of what cannot be watched. */
  interval?: number;
  /** False reads every root once and watches nothing. */
  watch?: boolean;
}

const defaultInterval = 100;
const retrySeconds = 10;
const shownErrors = 5;

/** Reads the configured locations into the catalogue and keeps them fresh: files when they change, addresses by interval. */
export function createIngestion(options: IngestionOptions): CatalogIngestion {
  const cache = createDocumentCache();
  const urls = createUrlReader(options.allow ?? []);
  const roots = options.locations.map((location) => absoluteTarget(location, options.cwd));
  const loops = new Map(roots.map((root) => [`${root.type}:${root.target}`, createLoop(root)]));
  let stopped = false;

  function read(root: ConfiguredLocation, onRead?: (file: string) => void): Promise<IngestedLocation> {
    const rules = options.rules ?? defaultRules;
    return readLocation(root, { cwd: options.cwd, urls, rules, cache, onRead });
  }

  function createLoop(root: ConfiguredLocation): { run(): Promise<void>; stop(): void } {
    let running: Promise<void> | undefined;
    let again = false;
    let timer: NodeJS.Timeout | undefined;
    let watcher: FolderWatch | undefined;

    async function pass(): Promise<void> {
      const files = new Set<string>();
      let seconds = options.interval ?? defaultInterval;
      let watched = false;
      try {
        const location = await read(root, (file) => files.add(file));
        if (stopped) return;
        const result = await options.writer.replaceLocation(location);
        report(location, result, options.log);
        if (root.type === 'file') watched = await watchRoot(files);
      } catch (error) {
        seconds = retrySeconds;
        options.log.warn(`catalog: ${root.type}:${root.target} is not stored: ${messageOf(error)}`);
      }
      if (!stopped && !watched && options.watch !== false) schedule(seconds);
    }

    async function watchRoot(files: ReadonlySet<string>): Promise<boolean> {
      if (options.watch === false || stopped) return false;
      watcher ??= watchFolders(() => void run());
      return watcher.retain(await foldersOf(root.target, files));
    }

    function schedule(seconds: number): void {
      clearTimeout(timer);
      timer = setTimeout(() => void run(), Math.min(LONGEST_TIMER, seconds * 1000));
      timer.unref();
    }

    // One pass at a time; a change during a pass asks for one more.
    function run(): Promise<void> {
      if (running !== undefined) {
        again = true;
        return running;
      }
      running = (async () => {
        do {
          again = false;
          await pass();
        } while (again && !stopped);
      })().finally(() => {
        running = undefined;
      });
      return running;
    }

    return {
      run,
      stop() {
        clearTimeout(timer);
        watcher?.close();
      },
    };
  }

  return {
    async start() {
      await options.writer.retainLocations([...loops.keys()]);
      for (const loop of loops.values()) await loop.run();
    },
    async stop() {
      stopped = true;
      for (const loop of loops.values()) loop.stop();
    },
    async refresh(entityRef) {
      const origin = await options.findOrigin(entityRef);
      await (origin === undefined ? undefined : loops.get(origin)?.run());
    },
    removeEntity: (uid) => options.writer.removeEntity(uid),
    preview: (location) => read(location),
  };
}

function absoluteTarget(location: ConfiguredLocation, cwd: string): ConfiguredLocation {
  return location.type === 'file' ? { ...location, target: resolve(cwd, location.target) } : location;
}

/** The folders whose changes can change a root: those of the files read, and for a folder or glob all below its base. */
async function foldersOf(target: string, files: ReadonlySet<string>): Promise<Set<string>> {
  const folders = new Set([...files].map((file) => dirname(file)));
  const base = isDynamicPattern(target) ? target.slice(0, target.search(/[*?{[(!]/)) : target;
  const folder = base.endsWith('/') ? base.slice(0, -1) : base;
  const found = await stat(folder).catch(() => undefined);
  if (!found?.isDirectory()) return folders.add(dirname(folder));
  const below = await glob('**', {
    cwd: folder,
    onlyDirectories: true,
    absolute: true,
    followSymbolicLinks: false,
    ignore: ['**/node_modules/**', '**/.git/**'],
  });
  for (const path of [folder, ...below]) folders.add(resolve(path));
  return folders;
}

function report(
  { locationRef, entities, errors }: IngestedLocation,
  { added, changed, removed, conflicts }: Awaited<ReturnType<CatalogWriter['replaceLocation']>>,
  log: IngestionLog,
): void {
  if (added + changed + removed > 0) {
    log.info(
      `catalog: ${locationRef}: ${entities.length} entities (${added} added, ${changed} changed, ${removed} removed)`,
    );
  }
  for (const { source, line, message } of errors.slice(0, shownErrors)) {
    log.warn(`catalog: ${source}${line === undefined ? '' : `:${line}`}: ${message}`);
  }
  if (errors.length > shownErrors)
    log.warn(`catalog: ${errors.length - shownErrors} more errors in ${locationRef}`);
  for (const { ref, keptLocationRef } of conflicts.slice(0, shownErrors)) {
    log.warn(`catalog: ${ref} of ${locationRef} is ignored: ${keptLocationRef} already provides it`);
  }
}

function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
