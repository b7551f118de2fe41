import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { ReadError, type AddressReader, type Log } from '#backend';
import type { Entity } from '#model';
import type { SiteMetadata, SyncFinish } from '../../protocol';
import { GENERATOR, MEMORY_FILE, MKDOCS } from '../generator/buildRequest';
import { openSource } from '../source/openSource';
import { resolveSource, type DocsSource, type SourceContext } from '../source/resolveSource';
import { stampFolder } from '../source/stampFolder';
import { isSafePath, type SiteStorage } from '../storage/siteStorage';
import type { BuildLocks } from './buildLocks';
import type { GeneratorThreads } from './generatorThreads';
import { runMkdocs } from './runMkdocs';

/** Builds the sites of entities. */
export interface SiteBuilder {
  /**
   * Builds the site of an entity if its source has changed, and stores it. Concurrent calls for one site share a build, and each
   * receives its whole log. If the build fails, the stored site stays.
   *
   * @throws ReadError with a message for users
   */
  sync(entity: Entity, log: (line: string) => void): Promise<SyncFinish>;
  /** Aborts all builds. */
  stop(): Promise<void>;
}

export interface SiteBuilderParts {
  storage: () => SiteStorage;
  nameSite: (entity: Entity) => string;
  loadMetadata: (storage: SiteStorage, site: string) => Promise<SiteMetadata | undefined>;
  locks: BuildLocks;
  threads: GeneratorThreads;
  reader: AddressReader;
  source: SourceContext;
  /** Whether sites are built with an installed `mkdocs`. */
  usesMkdocs: () => boolean;
  /** The folder for what is known of earlier builds, and for temporary files. */
  folder: string;
  log: Log;
}

/** A build that several callers wait for. */
interface SharedBuild {
  lines: string[];
  listeners: Set<(line: string) => void>;
  finish: Promise<SyncFinish>;
}

/** What a check of a folder has found. */
interface CheckedFolder {
  docsFolder: string;
  /** Identifies the folder as it was before the check. `undefined` if it was not known then where the documentation is. */
  stamp: string | undefined;
  /** The version of the stored site. */
  etag: string | undefined;
}

interface FolderBuild {
  source: Extract<DocsSource, { type: 'dir' }>;
  before: SiteMetadata | undefined;
  log: (line: string) => void;
}

interface Rebuilt {
  /** Whether there was something to build. */
  isBuilt: boolean;
  docsFolder: string;
}

/** Repositories are asked for changes at most this often. */
const CHECK_MS = 60_000;
/** Readers of a folder check it after this time, or after a multiple of the time that the check took. */
const CHECK_FOLDER_MS = 1500;
const CHECK_FOLDER_FACTOR = 20;
/** A build that has failed is not repeated for a multiple of the time that it took. */
const FAILURE_FACTOR = 5;

/** Creates the builder. */
export function createSiteBuilder(parts: SiteBuilderParts): SiteBuilder {
  const running = new Map<string, SharedBuild>();
  const checked = new Map<string, number>();
  const folders = new Map<string, CheckedFolder>();
  const failed = new Map<string, { until: number; error: unknown }>();
  const stopping = new AbortController();

  async function build(entity: Entity, site: string, log: (line: string) => void): Promise<SyncFinish> {
    const storage = parts.storage();
    const before = await parts.loadMetadata(storage, site);
    const source = resolveSource(entity, parts.source);
    if (source.type === 'dir') return buildFolder(entity, site, { source, before, log });
    if (before && isRecent(checked.get(site), CHECK_MS)) return { updated: false };
    const { isBuilt } = await rebuildAlone(entity, site, log);
    checked.set(site, Date.now());
    if (isBuilt) return { updated: true };
    const after = await parts.loadMetadata(storage, site);
    return { updated: after?.etag !== before?.etag };
  }

  /** Files on this machine can change at any time, so readers ask often. Then only what has changed is read. */
  async function buildFolder(
    entity: Entity,
    site: string,
    { source: { folder }, before, log }: FolderBuild,
  ): Promise<SyncFinish> {
    const started = performance.now();
    const known = folders.get(site);
    const files = known && (await stampFolder(folder, known.docsFolder));
    const stamp = files && JSON.stringify([files, folder, parts.usesMkdocs(), entity.metadata]);
    const checkAgainAfter = Math.round(
      Math.max(CHECK_FOLDER_MS, (performance.now() - started) * CHECK_FOLDER_FACTOR),
    );
    if (
      before?.etag !== undefined &&
      stamp !== undefined &&
      stamp === known?.stamp &&
      before.etag === known.etag
    )
      return { updated: false, checkAgainAfter, version: before.etag };
    const { isBuilt, docsFolder } = await rebuildAlone(entity, site, log);
    const after = await parts.loadMetadata(parts.storage(), site);
    folders.set(site, { docsFolder, stamp, etag: after?.etag });
    return { updated: isBuilt || after?.etag !== before?.etag, checkAgainAfter, version: after?.etag };
  }

  async function rebuildAlone(entity: Entity, site: string, log: (line: string) => void): Promise<Rebuilt> {
    return parts.locks.hold(site, () => rebuild(entity, site, parts.storage(), log), {
      signal: stopping.signal,
      onWait: () => log('INFO - Another process builds this documentation.'),
    });
  }

  async function rebuild(
    entity: Entity,
    site: string,
    storage: SiteStorage,
    log: (line: string) => void,
  ): Promise<Rebuilt> {
    const { signal } = stopping;
    // Another process may have built it while this one waited.
    const before = await parts.loadMetadata(storage, site);
    const stored = before?.etag;
    const usesMkdocs = parts.usesMkdocs();
    const prefix = `${usesMkdocs ? MKDOCS : GENERATOR}-`;
    const opened = await openSource(resolveSource(entity, parts.source), {
      reader: parts.reader,
      temporary: join(parts.folder, 'temporary'),
      version: stored?.startsWith(prefix) ? stored.slice(prefix.length) : undefined,
      signal,
    });
    if (!opened) return { isBuilt: false, docsFolder: '' };
    const memory = join(parts.folder, 'memory', `${hashName(site)}.json`);
    await mkdir(join(parts.folder, 'temporary'), { recursive: true });
    await mkdir(join(parts.folder, 'memory'), { recursive: true });
    const output = await mkdtemp(join(parts.folder, 'temporary', 'site-'));
    try {
      const request = {
        source: opened.folder,
        output,
        memory,
        stored,
        version: opened.version,
        name: entity.metadata.title ?? entity.metadata.name,
        editUrl: opened.editUrl,
        isCheck: usesMkdocs,
      };
      const result = await parts.threads.build(request, { log, signal });
      const { docsFolder } = result;
      if (!result.changed) return { isBuilt: false, docsFolder };
      const { written, files } =
        result.version === undefined
          ? result
          : await runMkdocs({ ...result, source: opened.folder, output }, { log, signal });
      const kept = new Set(files);
      const removed = (before?.files ?? []).filter((path) => isSafePath(path) && !kept.has(path));
      await storage.publish(site, { folder: output, written, removed });
      if (result.version === undefined) await rename(join(output, MEMORY_FILE), memory);
      return { isBuilt: true, docsFolder };
    } finally {
      await Promise.all([rm(output, { recursive: true, force: true }), opened.close()]);
    }
  }

  function start(entity: Entity, site: string): SharedBuild {
    const lines: string[] = [];
    const listeners = new Set<(line: string) => void>();
    const started = Date.now();
    return {
      lines,
      listeners,
      finish: build(entity, site, (line) => {
        lines.push(line);
        for (const listener of listeners) listener(line);
      }).then(
        (finish) => {
          failed.delete(site);
          return finish;
        },
        (error: unknown) => {
          const shown = toShown(error, site, parts.log);
          failed.set(site, {
            until: Date.now() + (Date.now() - started) * FAILURE_FACTOR,
            error: shown,
          });
          throw shown;
        },
      ),
    };
  }

  return {
    async sync(entity, log) {
      const site = parts.nameSite(entity);
      const known = failed.get(site);
      if (known && Date.now() < known.until) throw known.error;
      const shared = running.get(site) ?? start(entity, site);
      running.set(site, shared);
      for (const line of shared.lines) log(line);
      shared.listeners.add(log);
      try {
        return await shared.finish;
      } finally {
        if (running.get(site) === shared) running.delete(site);
      }
    },
    async stop() {
      stopping.abort(new ReadError('The portal is stopping.'));
      await Promise.allSettled([...running.values()].map(({ finish }) => finish));
      await parts.threads.stop();
    },
  };
}

function isRecent(time: number | undefined, milliseconds: number): boolean {
  return time !== undefined && Date.now() - time < milliseconds;
}

function hashName(site: string): string {
  return createHash('sha256').update(site).digest('hex').slice(0, 32);
}

/** Messages of other errors can contain paths of the machine. */
function toShown(error: unknown, site: string, log: Log): ReadError {
  if (error instanceof ReadError) return error;
  log.error(`Building the documentation of '${site}' failed.`, error);
  return new ReadError('The documentation could not be built. Ask an administrator to check the log.');
}
