import { closeSync, openSync, readFileSync, rmSync, statSync, utimesSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseLockedError } from '../pool/databaseErrors';
import { readProcessStart } from './processStart';

interface Owner {
  pid: number;
  processStart: string;
  host: string;
}

/**
 * The lock holder updates the lock file at this interval, because processes on another machine cannot be checked
 * otherwise.
 */
const HEARTBEAT_MS = 10_000;
const STALE_AFTER_MS = 60_000;
/** Replacing a stale lock takes less time than this, so an older marker was left by a crashed process. */
const TAKEOVER_MS = 10_000;

/**
 * Makes this process the only one that can open the folder, with a lock file next to it that contains the process id
 * and start time. Takes over locks of dead processes, never of living ones. Returns a function that releases the
 * lock.
 *
 * @throws DatabaseLockedError with the process and the folder
 */
export function lockFolder(folder: string): () => void {
  const file = `${folder}.lock`;
  const mine = printOwner({
    pid: process.pid,
    processStart: readProcessStart(process.pid) ?? 'unknown',
    host: hostname(),
  });
  if (!createExclusively(file, mine)) takeOver(file, folder, mine);
  const heartbeat = setInterval(() => touch(file), HEARTBEAT_MS);
  heartbeat.unref();
  return () => {
    clearInterval(heartbeat);
    if (readText(file) === mine) rmSync(file, { force: true });
  };
}

function takeOver(file: string, folder: string, mine: string): void {
  assertDead(file, folder);
  // Two processes can find the same stale lock. Only one of them can create the marker; the other finds a living
  // owner or the marker.
  const mark = `${file}.takeover`;
  if (isOlderThan(mark, TAKEOVER_MS)) rmSync(mark, { force: true });
  if (!createExclusively(mark, mine)) throw lockedError(folder, readOwner(mark));
  try {
    assertDead(file, folder);
    rmSync(file, { force: true });
    if (!createExclusively(file, mine)) throw lockedError(folder, readOwner(file));
  } finally {
    rmSync(mark, { force: true });
  }
}

function assertDead(file: string, folder: string): void {
  const owner = readOwner(file);
  const lives = owner ? isLiving(owner, file) : !isOlderThan(file, TAKEOVER_MS);
  if (lives) throw lockedError(folder, owner);
}

function isLiving(owner: Owner, file: string): boolean {
  if (owner.host !== hostname()) return !isOlderThan(file, STALE_AFTER_MS);
  const start = readProcessStart(owner.pid);
  if (start === undefined) return false;
  return start === owner.processStart || start === 'unknown' || owner.processStart === 'unknown';
}

function lockedError(folder: string, owner: Owner | undefined): DatabaseLockedError {
  const who = owner ? `process ${owner.pid} on ${owner.host}` : 'another process';
  return new DatabaseLockedError(
    `The database folder '${folder}' is in use by ${who}. Two processes would corrupt it. ` +
      `Stop that process, or set TRELLIS_DATA to another folder.`,
  );
}

function createExclusively(file: string, text: string): boolean {
  try {
    const handle = openSync(file, 'wx');
    writeSync(handle, text);
    closeSync(handle);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

function readOwner(file: string): Owner | undefined {
  try {
    const owner = JSON.parse(readText(file) ?? '') as Partial<Owner>;
    const { pid, processStart, host } = owner;
    return pid !== undefined && processStart !== undefined && host !== undefined
      ? { pid, processStart, host }
      : undefined;
  } catch {
    return undefined;
  }
}

function printOwner(owner: Owner): string {
  return `${JSON.stringify(owner)}\n`;
}

function readText(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isOlderThan(file: string, milliseconds: number): boolean {
  try {
    return Date.now() - statSync(file).mtimeMs > milliseconds;
  } catch {
    return false;
  }
}

function touch(file: string): void {
  try {
    const now = new Date();
    utimesSync(file, now, now);
  } catch {
    // The folder was deleted. The database will report that itself.
  }
}
