import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { glob } from 'tinyglobby';
import type { GeneratedFile, Generator } from './generator';

/** Generated files that are out of date. */
export interface StaleFiles {
  /** Files to write, because they are missing or different. */
  outdated: GeneratedFile[];
  /** Files to remove, because their generator no longer creates them. */
  leftover: string[];
}

/** Compares the generated files with the files on disk. */
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
