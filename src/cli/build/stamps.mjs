import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintContents, fingerprintTimes, listInputs } from './fingerprint.mjs';
import { paths } from './paths.mjs';

/** @typedef {{ times: string, contents: string }} Stamp */

const stampFile = ({ name }) => path.join(paths.stamps, `${name}.json`);

/**
 * Whether a target is up to date. Compares times first. If they differ, compares contents and stores the new times for the
 * next check.
 *
 * @param {import('./targets.mjs').Target} target
 */
export function isUpToDate(target) {
  const stamp = readStamp(target);
  if (stamp === undefined || !existsSync(target.output)) return false;
  const files = listInputs(target);
  const times = fingerprintTimes(files);
  if (times === stamp.times) return true;
  if (fingerprintContents(files) !== stamp.contents) return false;
  writeStamp(target, { ...stamp, times });
  return true;
}

/** Fingerprints the inputs of a target. Create it before the build, so that a change during the build makes it outdated again. */
export function createStamp(target) {
  const files = listInputs(target);
  return { times: fingerprintTimes(files), contents: fingerprintContents(files) };
}

/** @param {Stamp} stamp */
export function writeStamp(target, stamp) {
  mkdirSync(paths.stamps, { recursive: true });
  writeFileSync(stampFile(target), JSON.stringify(stamp));
}

/** @returns {Stamp | undefined} */
function readStamp(target) {
  try {
    return JSON.parse(readFileSync(stampFile(target), 'utf8'));
  } catch {
    return undefined;
  }
}
