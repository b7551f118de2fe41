import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, createDatabaseTemplate, DatabaseTimeoutError, type Database } from '../index';
import {
  databases,
  hasPostgres,
  migrations,
  NO_POSTGRES,
  startPostgres,
  type OpenDatabase,
} from '#testing/contract';

const SLOW = sql`select count(*) from generate_series(1, 1000000000)`;
const readGeneration = (db: Database['db']) =>
  sql<{ generation: number }>`select generation from catalog_state`
    .execute(db)
    .then(({ rows }) => rows[0]?.generation);

describe.each(databases)('a read on $name', (kind) => {
  describe.skipIf(kind.skipped)('of several queries', () => {
    let opened: OpenDatabase;
    beforeAll(async () => void (opened = await kind.open()));
    afterAll(() => opened?.close());

    const write = () =>
      opened.database.write(
        async (trx) => void (await sql`update catalog_state set generation = generation + 1`.execute(trx)),
      );

    it('sees one state of the data while others write', async () => {
      const { database } = opened;
      let writing: Promise<void> | undefined;
      const seen = await database.read(async (db) => {
        const first = await readGeneration(db);
        writing = write();
        // On a server, the other transaction has finished. In the embedded database, it waits for this turn.
        if (database.kind === 'server') await writing;
        return [first, await readGeneration(db), await readGeneration(db)];
      });
      await writing;
      expect(new Set(seen).size).toBe(1);
      expect(await database.read(readGeneration)).toBe((seen[0] ?? 0) + 1);
    });

    it('waits for turns of its own caller, not for those of others', async () => {
      const { database } = opened;
      const greedy = database.as({ name: 'greedy' });
      const order: string[] = [];
      const all = Array.from({ length: 20 }, () =>
        greedy.read(async (db) => {
          await sql`select count(*) from generate_series(1, 100000)`.execute(db);
          order.push('greedy');
        }),
      );
      await database.as({ name: 'modest' }).read(readGeneration);
      expect(order.length).toBeLessThan(10);
      await Promise.all(all);
    });

    it('does not start for a caller that has left', async () => {
      const { database } = opened;
      const controller = new AbortController();
      let asked = false;
      const blocking = Array.from({ length: 10 }, () =>
        database.read((db) => sql`select count(*) from generate_series(1, 100000)`.execute(db)),
      );
      const left = database
        .as({ name: 'portal', signal: controller.signal })
        .read(async () => void (asked = true));
      controller.abort(new Error('left'));
      await expect(left).rejects.toThrow('left');
      await Promise.all(blocking);
      expect(asked).toBe(false);
    });
  });
});

describe('a query that takes too long', () => {
  const home = mkdtempSync(join(tmpdir(), 'trellis-turns-'));
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  it('is stopped in the embedded database, which then continues', async () => {
    const template = join(home, 'template');
    await createDatabaseTemplate(template, migrations);
    const database = await createDatabase({ dataDir: home, template, migrations, queryLimitMs: 5_000 });
    try {
      await expect(SLOW.execute(database.db)).rejects.toThrow(DatabaseTimeoutError);
      const read = () => readGeneration(database.db).catch(String);
      await expect.poll(read, { timeout: 30_000, interval: 100 }).toBe(1);
    } finally {
      await database.close();
    }
  });
});

describe.skipIf(!hasPostgres())(`a server${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`, () => {
  let url: string;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const postgres = await startPostgres();
    if (!postgres) throw new Error(NO_POSTGRES);
    url = postgres.url;
    remove = () => postgres.remove();
  });
  afterAll(() => remove?.());

  const open = (queryLimitMs?: number) => createDatabase({ databaseUrl: url, migrations, queryLimitMs });
  const countRunning = async ({ db }: Database) =>
    (
      await sql`select 1 from pg_stat_activity where state = 'active' and query like '%1000000000)'`.execute(
        db,
      )
    ).rows.length;

  it('stops a query that takes too long', async () => {
    const database = await open(500);
    await expect(SLOW.execute(database.db)).rejects.toThrow(DatabaseTimeoutError);
    await database.close();
  });

  it('stops the query of a caller that leaves, and the session works for the next one', async () => {
    const database = await open();
    const controller = new AbortController();
    const reading = database
      .as({ name: 'a', signal: controller.signal })
      .read((db) => SLOW.execute(db))
      .catch(String);
    await expect.poll(() => countRunning(database)).toBe(1);
    controller.abort(new Error('left'));
    expect(await reading).toBe('Error: left');
    expect(await countRunning(database)).toBe(0);
    expect(await Promise.all(Array.from({ length: 12 }, () => database.read(readGeneration)))).toEqual(
      Array(12).fill(1),
    );
    await database.close();
  });
});
