import path from 'node:path';
import { defineConfig } from 'vite';
import { copyWorkers } from './copyWorkers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Bundles the server and the command line. Packages stay outside; `import()` stays lazy, so that no command loads
 * the other's code. All files lie in one folder, so that each finds what the build puts beside it.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [copyWorkers()],
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
      output: { format: 'es', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs' },
    },
  },
});
