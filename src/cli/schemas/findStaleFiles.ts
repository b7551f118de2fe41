import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { GeneratedFile, Generator } from './generator';

/** Generated files that are not as they should be. */
export interface StaleFiles {
  /** Files to write: missing, or with another text. */
  outdated: GeneratedFile[];
  /** Files to remove: a generator owns them and does not make them any more. */
  leftover: string[];
}

/** Compares what the generators make with what is on the disk. */
export async function findStaleFiles(root: string, generators: readonly Generator[]): Promise<StaleFiles> {
  const stale: StaleFiles = { outdated: [], leftover: [] };
  for (const generator of generators) {
    const made = await generator.generate();
    for (const file of made) {
      const text = await readFile(path.join(root, file.path), 'utf8').catch(() => undefined);
      if (text !== file.text) stale.outdated.push(file);
    }
    const present = await glob([...generator.owns], { cwd: root });
    const wanted = new Set(made.map((file) => file.path));
    stale.leftover.push(...present.filter((file) => !wanted.has(file)).toSorted());
  }
  return stale;
}
