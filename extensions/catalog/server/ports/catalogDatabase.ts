import type { PluginDatabase } from '#backend';
import type { CatalogTables } from './catalogTables';

/** The database with the catalog's tables. */
export type CatalogDatabase = PluginDatabase<CatalogTables>;
