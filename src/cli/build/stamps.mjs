import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprintContents, fingerprintTimes, listInputs } from './fingerprint.mjs';
import { paths } from './paths.mjs';

/** @typedef {{ times: string, contents: string }} Stamp */

const stampFile = ({ name }) => path.join(paths.stamps, `${name}.json`);

/**
 * Whether a target stands as its inputs want it. Times are compared first; where they differ, contents decide, and the
 * times are noted for the next question.
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

/** What a target is about to be built from; taken before the build, so that a change during it makes it out of date again. */
export function takeStamp(target) {
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
