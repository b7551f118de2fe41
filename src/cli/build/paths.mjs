import path from 'node:path';

/** The folder of the installation, which contains package.json. */
const root = path.resolve(import.meta.dirname, '../../..');
const dist = path.join(root, 'dist');

/** The paths that builds read and write. */
export const paths = {
  root,
  dist,
  /** The built web app that browsers load. */
  web: path.join(dist, 'web'),
  /** The built server and command line. */
  node: path.join(dist, 'node'),
  commandLine: path.join(dist, 'node/trellis.mjs'),
  buildSteps: path.join(dist, 'node/buildSteps.mjs'),
  /** The empty database that the first start copies. */
  database: path.join(dist, 'database'),
  databaseTemplate: path.join(dist, 'database/template'),
  /** The fingerprints of the inputs of each build. */
  stamps: path.join(dist, 'stamps'),
};
