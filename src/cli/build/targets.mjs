import { paths } from './paths.mjs';

/**
 * What is built, from what. A target is out of date when the contents of its inputs are others than at its last build.
 *
 * @typedef {object} Target
 * @property {string} name
 * @property {string} title as the terminal shows it
 * @property {string} output folder that a build replaces as a whole
 * @property {string[]} inputs files and folders, relative to the root
 * @property {string[]} ignored folders among the inputs that do not count
 * @property {string[]} after targets that have to be built before
 */

const shared = ['package.json', 'package-lock.json', 'src/cli/build'];

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
    ignored: ['src/cli/commands', 'src/config/node', 'src/server'],
    after: ['node'],
  },
  database: {
    name: 'database',
    title: 'the empty database',
    output: paths.database,
    inputs: ['package-lock.json', 'src/server/database'],
    ignored: [],
    after: ['node'],
  },
};
