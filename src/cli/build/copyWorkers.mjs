import { copyFileSync } from 'node:fs';
import path from 'node:path';

const reference = /new URL\((['"])\.\/([\w.-]+\.mjs)\1, import\.meta\.url\)/g;
const moduleReference = /new URL\((['"])\.\/([\w.-]+)\.ts\1, import\.meta\.url\)/g;

/**
 * Puts the code of worker threads next to the bundle, so that references to it resolve. Files referenced by
 * `new URL('./x.mjs', import.meta.url)` are copied: they are plain JavaScript and import only packages. Files referenced by
 * `new URL('./x.ts', import.meta.url)` are bundled, as `x.mjs`.
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
      return code.replaceAll(moduleReference, (_reference, _quote, name) => {
        this.emitFile({
          type: 'chunk',
          id: path.join(path.dirname(id), `${name}.ts`),
          fileName: `${name}.mjs`,
        });
        return `new URL('./${name}.mjs', import.meta.url)`;
      });
    },
    writeBundle({ dir }) {
      for (const [name, source] of workers) copyFileSync(source, path.join(dir, name));
    },
  };
}
