import type { Migration } from 'kysely';
import { createCatalogTables } from './createCatalogTables';
import { createPortalTables } from './createPortalTables';
import { createSessionTables } from './createSessionTables';
import { noteMultipleValues } from './noteMultipleValues';

/** In the order of their names. One that has been released is never changed; a change of the tables is a new one. */
export const migrations: Record<string, Migration> = {
  '001-catalog-tables': createCatalogTables,
  '002-portal-tables': createPortalTables,
  '003-multiple-values': noteMultipleValues,
  '004-sessions': createSessionTables,
};
