import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { paths } from './paths.mjs';

/** Tests, snapshots and documentation are not part of any build. */
const irrelevant = /\.test\.tsx?$|__snapshots__|\.md$/;

/**
 * Lists every input file of a target, in a stable order.
 *
 * @param {import('./targets.mjs').Target} target
 */
export function listInputs({ inputs, ignored }) {
  const skipped = new Set(ignored.map((folder) => path.join(paths.root, folder)));
  return [...new Set(inputs.flatMap((input) => listFiles(path.join(paths.root, input), skipped)))].toSorted();
}

/** @returns {string[]} */
function listFiles(location, skipped) {
  if (skipped.has(location) || irrelevant.test(location)) return [];
  const status = statSync(location, { throwIfNoEntry: false });
  if (status === undefined) return [];
  if (!status.isDirectory()) return [location];
  return readdirSync(location).flatMap((name) => listFiles(path.join(location, name), skipped));
}

/** Hashes the sizes and times of all files. Takes milliseconds, so it is checked first. */
export function fingerprintTimes(files) {
  return hash(files, (file) => {
    const { size, mtimeMs } = statSync(file);
    return `${size} ${mtimeMs}`;
  });
}

/** Hashes the contents of all files, which stay the same when only times change, as after `git checkout`. */
export function fingerprintContents(files) {
  return hash(files, (file) => readFileSync(file));
}

function hash(files, describe) {
  const digest = createHash('sha256');
  for (const file of files) digest.update(`\0${path.relative(paths.root, file)}\0`).update(describe(file));
  return digest.digest('hex');
}
