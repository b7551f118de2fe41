import path from 'node:path';
import { defineConfig } from 'vite';
import { copyWorkers } from './copyWorkers.mjs';

const root = path.resolve(import.meta.dirname, '../../..');

/**
 * Packages that every command needs. As hundreds of separate files they take as long to load as a check of the configuration.
 * Bundled, they are a few files with only the used parts.
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
 * Bundles the server and the command line. Other packages stay external. `import()` stays lazy, so that no command loads the
 * code of another. All output is in one folder, so that files find the assets next to them.
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
