import type { Migration } from 'kysely';
import { createKeyTable } from './createKeyTable';
import { createSessionTables } from './createSessionTables';

/**
 * The host's own migrations, by recorded name. The missing numbers belong to plugins. Never change a released
 * migration; add another one.
 */
export const hostMigrations: Record<string, Migration> = {
  '002-portal-tables': createKeyTable,
  '004-sessions': createSessionTables,
};
