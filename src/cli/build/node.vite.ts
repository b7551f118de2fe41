import path from 'node:path';
import { defineConfig } from 'vite';
import { emitWorkers } from './emitWorkers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/** Bundles the server and the command line. Packages stay outside; `import()` stays lazy, so that no command loads the other's code. */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [emitWorkers()],
  build: {
    ssr: true,
    target: 'node20',
    minify: false,
    sourcemap: true,
    rolldownOptions: {
      input: {
        trellis: path.join(root, 'src/cli/main.ts'),
        buildSteps: path.join(root, 'src/cli/build/buildSteps.ts'),
      },
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: 'chunks/[name]-[hash].mjs' },
    },
  },
});
