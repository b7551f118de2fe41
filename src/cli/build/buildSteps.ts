// The parts of the server that the builds of the web app and the database need. Built with the server.
import { bundledBackends } from '#extensions/backend';
import { createDatabaseTemplate, listMigrations } from '#server';

export { compressAssets } from '#server';

/** Creates the folder of an empty database with the tables of the host and of all plugins. */
export function buildDatabaseTemplate(folder: string): Promise<void> {
  return createDatabaseTemplate(folder, listMigrations(bundledBackends));
}
