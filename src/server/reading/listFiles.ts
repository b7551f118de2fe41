import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ReadError, type TreeFile } from '#backend';
import { archiveLimits } from './archive/archiveLimits';
import { readTar } from './archive/readTar';
import { readZip } from './archive/readZip';
import { unpack } from './archive/unpack';
import type { ScmSource } from './createScmSources';
import { explainFailure } from './http/createSender';
import { limitBody } from './http/readBody';
import type { PlannedArchive } from './scm/scmService';

const ARCHIVE_SECONDS = 300;
const PREFIX = 'trellis-tree-';
/** Milliseconds after which no tree is in use. */
const MAX_AGE = 24 * 3_600_000;

/** A file that a service lists. */
export interface ListedFile {
  path: string;
  id: string;
}

/**
 * Lists all files in a folder of a repository. Returns `undefined` if the service cannot list all of them.
 *
 * @throws ReadError
 */
export async function listFiles(
  source: ScmSource,
  name: string,
  signal: AbortSignal | undefined,
): Promise<ListedFile[] | undefined> {
  const { service, place } = source;
  if (!service.planList) return undefined;
  const files: ListedFile[] = [];
  const folders = [place.address.path];
  const seen = new Set(folders);
  let pages = 0;
  for (let folder = folders.shift(); folder !== undefined; folder = folders.shift()) {
    let next: string | undefined;
    do {
      const page = await source.read(service.planList(place, folder, next), signal);
      if (page.isIncomplete === true) return undefined;
      // There can be more files than a call can have arguments.
      for (const file of page.files) files.push(file);
      const more = (page.folders ?? []).filter((path) => !seen.has(path));
      for (const path of more) seen.add(path);
      folders.push(...more);
      pages += 1;
      // A service that sends one page again and again would never end.
      if (files.length + seen.size + pages > archiveLimits.entries)
        throw new ReadError(`'${name}' has more than ${archiveLimits.entries} files and folders, the limit.`);
      next = page.next;
    } while (next !== undefined);
  }
  return files.toSorted((one, other) => (one.path < other.path ? -1 : 1));
}

/** Where the files of an archive go. */
export interface ArchiveTarget {
  folder: string;
  /** The path that a file of the repository is stored under, or `undefined` to leave it out. */
  pick: (path: string) => string | undefined;
}

/**
 * Reads an archive of a repository into a folder.
 *
 * @throws ReadError
 */
export async function readArchive(
  source: ScmSource,
  plan: PlannedArchive,
  name: string,
  { folder, pick }: ArchiveTarget,
  signal: AbortSignal | undefined,
): Promise<TreeFile[]> {
  const response = await source.fetch(plan, { timeoutSeconds: ARCHIVE_SECONDS, signal });
  const body = limitBody(response, name, archiveLimits.archiveBytes);
  const entries = plan.format === 'tgz' ? readTar(body) : readZip(body, join(folder, 'archive'));
  const toRepositoryPath = (path: string): string | undefined => {
    const rest = path.split('/').slice(plan.strip).join('/');
    if (rest === '') return undefined;
    return plan.base === undefined || plan.base === '' ? rest : `${plan.base}/${rest}`;
  };
  try {
    return await unpack(entries, {
      name,
      limits: archiveLimits,
      folder,
      pick: (path) => {
        const full = toRepositoryPath(path);
        return full === undefined ? undefined : pick(full);
      },
    });
  } catch (error) {
    throw explainFailure(error, name, ARCHIVE_SECONDS);
  }
}

/** Runs a task with a temporary folder, which is deleted if the task fails. */
export async function withFolder<Result>(
  task: (folder: string, dispose: () => Promise<void>) => Promise<Result>,
): Promise<Result> {
  cleaned ??= removeOldFolders();
  await cleaned;
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  const dispose = (): Promise<void> => rm(folder, { recursive: true, force: true });
  try {
    return await task(folder, dispose);
  } catch (error) {
    await dispose();
    throw error;
  }
}

let cleaned: Promise<void> | undefined;

/** Deletes what processes that were killed have left. */
async function removeOldFolders(): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    // Another process can delete it at the same time, or another user own it.
    const age = await stat(path).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => 0,
    );
    if (age > MAX_AGE) await rm(path, { recursive: true, force: true }).catch(() => undefined);
  }
}

/** Returns the path of a file relative to a folder, or `undefined` if it is not in it. */
export function relativeTo(folder: string, path: string): string | undefined {
  if (folder === '') return path;
  return path.startsWith(`${folder}/`) ? path.slice(folder.length + 1) : undefined;
}
