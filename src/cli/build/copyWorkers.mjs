import { copyFileSync } from 'node:fs';
import path from 'node:path';

const reference = /new URL\((['"])\.\/([\w.-]+\.mjs)\1, import\.meta\.url\)/g;

/**
 * Copies the worker files referenced by `new URL('./x.mjs', import.meta.url)` next to the bundle, so that the references
 * resolve. The files are plain JavaScript and import only packages, so they need no build.
 *
 * @returns {import('vite').Plugin}
 */
export function copyWorkers() {
  /** @type {Map<string, string>} source by name */
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
