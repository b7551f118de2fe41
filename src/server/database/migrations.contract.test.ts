import { sql, type Kysely } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { PluginMigration } from '#backend';
import { listMigrations } from './index';
import { migrate } from './migrate';
import { databases, migrations } from '#testing/contract';

const RELEASED = [
  '001-catalog-tables',
  '002-portal-tables',
  '003-multiple-values',
  '004-sessions',
  'user-settings/001-user-setting',
];

/** The migrations of the host and of all plugins, in the order of `recorded`. */
const installed = Object.keys(migrations).toSorted();

const step = (name: string, table: string): PluginMigration => ({
  name,
  up: async (db) => void (await sql`create table ${sql.table(table)} (id integer)`.execute(db)),
});
const alpha = { pluginId: 'alpha', migrations: [step('001-tables', 'alpha_a')] };
const zeta = { pluginId: 'zeta', migrations: [step('001-tables', 'zeta_a')] };

async function recorded(db: Kysely<unknown>): Promise<string[]> {
  const { rows } = await sql<{
    name: string;
  }>`select name from trellis_migration order by name collate "C"`.execute(db);
  return rows.map(({ name }) => name);
}

describe.each(databases)('the tables on $name', (kind) => {
  it.skipIf(kind.skipped)(
    'are the same in databases from before plugins had migrations and in new ones',
    async () => {
      const opened = await kind.open();
      const { database } = opened;
      const { db } = database;
      try {
        expect(await recorded(db)).toEqual(installed);
        expect(installed).toEqual(expect.arrayContaining(RELEASED));
        // The state after the last release, whose second migration created the settings table.
        await sql`delete from trellis_migration where name like 'user-settings/%'`.execute(db);
        await sql`insert into user_setting values ('user:default/ann', 'b', 'k', '1')`.execute(db);
        await migrate(db, migrations);
        expect(await recorded(db)).toEqual(installed);
        expect((await sql`select value from user_setting`.execute(db)).rows).toEqual([{ value: '1' }]);

        // Plugins come in any order, use the same names, and can be removed.
        await migrate(db, { ...migrations, ...listMigrations([zeta]) });
        await migrate(db, { ...migrations, ...listMigrations([alpha, zeta]) });
        expect(await recorded(db)).toEqual([...installed, 'alpha/001-tables', 'zeta/001-tables'].toSorted());
        await migrate(db, { ...migrations, ...listMigrations([alpha]) });
        // An unknown migration of the host comes from a newer version.
        const older = { pluginId: 'alpha', migrations: [step('000-other', 'alpha_o')] };
        await expect(migrate(db, { ...migrations, ...listMigrations([older]) })).rejects.toThrow(
          'alpha/001-tables',
        );
      } finally {
        await opened.close();
      }
    },
  );
});

it('rejects two migrations with the same name', () => {
  expect(() => listMigrations([alpha, alpha])).toThrow("recorded name 'alpha/001-tables'");
});
