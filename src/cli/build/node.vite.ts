import path from 'node:path';
import { defineConfig } from 'vite';
import { copyWorkers } from './copyWorkers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Packages that every command needs. As hundreds of files of their own they would take as long to find and read as a check
 * of the configuration takes; bundled, they come as a few, and only the parts that are used.
 */
const bundledPackages = [
  'lucide-react',
  'react',
  'react-dom',
  'react-router',
  'react-router-dom',
  'yaml',
  'zod',
  'zod-to-json-schema',
];

/**
 * Bundles the server and the command line. Other packages stay outside; `import()` stays lazy, so that no command loads
 * the other's code. All files lie in one folder, so that each finds what the build puts beside it.
 */
export default defineConfig({
  root,
  publicDir: false,
  plugins: [copyWorkers()],
  ssr: { noExternal: bundledPackages },
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
