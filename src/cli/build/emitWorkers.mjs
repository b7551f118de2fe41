import { readFileSync } from 'node:fs';
import path from 'node:path';

const reference = /new URL\('(\.\/[\w./-]+\.mjs)', import\.meta\.url\)/g;

/**
 * Puts the worker files that modules name by `new URL('./x.mjs', import.meta.url)` beside the bundle. They are plain
 * JavaScript that imports only packages, so they are copied as they are.
 *
 * @returns {import('vite').Plugin}
 */
export function emitWorkers() {
  return {
    name: 'trellis:emit-workers',
    transform(code, id) {
      if (!code.includes('import.meta.url')) return undefined;
      return code.replaceAll(reference, (_, file) => {
        const source = path.resolve(path.dirname(id), file);
        const asset = this.emitFile({
          type: 'asset',
          name: path.basename(file),
          source: readFileSync(source),
        });
        return `new URL(import.meta.ROLLUP_FILE_URL_${asset})`;
      });
    },
  };
}
