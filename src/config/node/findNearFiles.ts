import { readdirSync } from 'node:fs';
import path from 'node:path';
import { findCandidates } from '#diagnostics';

/** Finds files with a similar name in the same folder, with paths as in the including file. */
export function findNearFiles(target: string, real: string): string[] {
  const folder = listFiles(path.dirname(real));
  const name = path.basename(real);
  const prefix = target.slice(0, target.length - path.basename(target).length);
  return folder.includes(name) ? [] : findCandidates(name, folder).map((file) => prefix + file);
}

function listFiles(folder: string): string[] {
  try {
    const files = readdirSync(folder, { withFileTypes: true });
    return files.filter((file) => !file.isDirectory()).map((file) => file.name);
  } catch {
    return [];
  }
}
