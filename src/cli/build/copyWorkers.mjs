import { copyFileSync } from 'node:fs';
import path from 'node:path';

const reference = /new URL\((['"])\.\/([\w.-]+\.mjs)\1, import\.meta\.url\)/g;

/**
 * Copies the worker files that modules name by `new URL('./x.mjs', import.meta.url)` beside the bundle, where that name then
 * leads. They are plain JavaScript that imports only packages, so they need no build.
 *
 * @returns {import('vite').Plugin}
 */
export function copyWorkers() {
  /** @type {Map<string, string>} name and source */
  const workers = new Map();
  return {
    name: 'trellis:copy-workers',
    enforce: 'pre',
    transform(code, id) {
      for (const [, , name] of code.matchAll(reference)) {
        workers.set(name, path.join(path.dirname(id), name));
      }
    },
    writeBundle({ dir }) {
      for (const [name, source] of workers) copyFileSync(source, path.join(dir, name));
    },
  };
}
