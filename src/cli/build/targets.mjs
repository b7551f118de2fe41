import { readdirSync } from 'node:fs';
import path from 'node:path';
import { paths } from './paths.mjs';

/**
 * The build targets and their inputs. A target is out of date when the contents of its inputs have changed since its last build.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} title as the terminal shows it
 * @property {string} output folder that each build replaces
 * @property {string[]} inputs files and folders, relative to the root
 * @property {string[]} ignored folders to exclude from the inputs
 * @property {string[]} after targets that have to be built first
 */

const shared = ['package.json', 'package-lock.json', 'src/cli/build'];

/** The `server` folders of the plugins. */
const serverSides = readdirSync(path.join(paths.root, 'extensions'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `extensions/${name}/server`);

/** @type {Record<'node' | 'web' | 'database', Target>} */
export const targets = {
  node: {
    name: 'node',
    title: 'the server',
    output: paths.node,
    inputs: [...shared, 'src', 'extensions'],
    ignored: ['src/shell'],
    after: [],
  },
  web: {
    name: 'web',
    title: 'the web app',
    output: paths.web,
    inputs: [...shared, 'vite.config.ts', 'src', 'extensions'],
    ignored: ['src/cli/commands', 'src/config/node', 'src/server', 'src/backend', ...serverSides],
    after: ['node'],
  },
  database: {
    name: 'database',
    title: 'the empty database',
    output: paths.database,
    inputs: [
      'package-lock.json',
      'src/server/database',
      ...serverSides.map((folder) => `${folder}/migrations`),
    ],
    ignored: [],
    after: ['node'],
  },
};
