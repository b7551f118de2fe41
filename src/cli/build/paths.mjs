import path from 'node:path';

/** The folder of the installation: the one with package.json. */
const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');

/** Where the builds read and write. */
export const paths = {
  root,
  dist,
  /** The built frontend, as browsers load it. */
  web: path.join(dist, 'web'),
  /** The built server and command line. */
  node: path.join(dist, 'node'),
  commandLine: path.join(dist, 'node/trellis.mjs'),
  buildSteps: path.join(dist, 'node/buildSteps.mjs'),
  /** The empty database from which a first start begins. */
  database: path.join(dist, 'database'),
  databaseTemplate: path.join(dist, 'database/template'),
  /** What each build was made from. */
  stamps: path.join(dist, 'stamps'),
};
