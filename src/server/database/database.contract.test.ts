import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createDatabase,
  createDatabaseTemplate,
  type Database,
  DatabaseLockedError,
  DatabaseUnavailableError,
} from './index';
import { openEmbeddedPool } from './embedded/embeddedPool';
import { Engine } from './embedded/engine';
import { hasPostgres, migrations, NO_POSTGRES, startPostgres, type TestPostgres } from '#testing/contract';

describe('the embedded database', () => {
  const home = mkdtempSync(join(tmpdir(), 'trellis-database-'));
  const template = join(home, 'template');
  const opened: Database[] = [];
  let folders = 0;

  beforeAll(() => createDatabaseTemplate(template, migrations));
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const newFolder = () => join(home, `data-${(folders += 1)}`);

  async function open(dataDir: string): Promise<Database> {
    const database = await createDatabase({ migrations, dataDir, template });
    opened.push(database);
    return database;
  }

  it('starts from the template and keeps its data', async () => {
    const folder = newFolder();
    const first = await open(folder);
    await sql`create table note as select 'kept' as text`.execute(first.db);
    await first.close();
    const second = await open(folder);
    expect((await sql`select text from note`.execute(second.db)).rows).toEqual([{ text: 'kept' }]);
  });

  it('starts without a template', async () => {
    const database = await createDatabase({ migrations, dataDir: newFolder(), template: join(home, 'none') });
    opened.push(database);
    expect((await sql`select generation from catalog_state`.execute(database.db)).rows).toEqual([
      { generation: 1 },
    ]);
  });

  it('cannot be opened by a second process, which gets the id of the first one and the folder', async () => {
    const folder = newFolder();
    const { process: holder } = await startWriter(folder);
    const refused = await createDatabase({ migrations, dataDir: folder, template }).catch(
      (error: unknown) => error,
    );
    expect(refused).toBeInstanceOf(DatabaseLockedError);
    expect(String(refused)).toContain(`process ${holder.pid}`);
    expect(String(refused)).toContain(join(folder, 'postgres'));
    await kill(holder);
  });

  it('is taken over from a killed process with all acknowledged rows', async () => {
    const folder = newFolder();
    for (let round = 1; round <= 2; round += 1) {
      const writer = await startWriter(folder);
      await expect.poll(writer.acknowledged, { timeout: 60_000 }).toBeGreaterThan(20);
      await kill(writer.process);
      const database = await open(folder);
      const { rows } = await sql<{ count: number }>`select count(*)::int as count from kept`.execute(
        database.db,
      );
      expect(rows[0]?.count).toBeGreaterThanOrEqual(writer.acknowledged());
      expect(writer.acknowledged()).toBeGreaterThan(0);
      await sql`delete from kept`.execute(database.db);
      await database.close();
    }
  });

  it('is taken over if the process id in the lock was reused', async () => {
    const folder = newFolder();
    await (await open(folder)).close();
    const lock = join(folder, 'postgres.lock');
    const holder = await open(folder);
    const owner = readFileSync(lock, 'utf8');
    await holder.close();
    // The same id with another start time: the process that wrote the lock has exited.
    writeFileSync(lock, owner.replace(/"processStart":"[^"]*"/, '"processStart":"earlier"'));
    await expect(open(folder)).resolves.toBeDefined();
  });

  it('is created again if the first start was interrupted', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
    const database = await open(folder);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('does not touch a folder with other files', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'postgres', 'letter.txt'), 'mine');
    await expect(open(folder)).rejects.toThrow(
      `'${join(folder, 'postgres')}' is reserved for the portal's database`,
    );
    expect(readFileSync(join(folder, 'postgres', 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('gives back the memory that its engine took, between transactions', async () => {
    const embedded = await openEmbeddedPool({
      folder: newFolder(),
      template,
      renewal: { growth: 16e6, everyMs: 100, pauseMs: 0 },
    });
    const { pool } = embedded;
    const isRenewed = async (): Promise<boolean> => {
      const { rows } = await pool.query(`select current_setting('trellis.mark', true) as mark`);
      return rows[0].mark !== 'first';
    };
    try {
      await pool.query(`create table note (text text)`);
      // Ends with the session, which is that of the engine.
      await pool.query(`select set_config('trellis.mark', 'first', false)`);
      await setTimeout(500);
      expect(await isRenewed()).toBe(false);

      const client = await pool.connect();
      await client.query('begin');
      await client.query(`insert into note values ('kept')`);
      await client.query(`select length(repeat('a', 60000000) || 'b')`);
      await setTimeout(500);
      await client.query('commit');
      client.release();

      // No query fails meanwhile.
      while (!(await isRenewed())) await setTimeout(20);
      expect((await pool.query('select text from note')).rows).toEqual([{ text: 'kept' }]);
    } finally {
      await embedded.close();
    }
  });

  it('does not block the event loop during a long query', async () => {
    const { db } = await open(newFolder());
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const began = performance.now();
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db);
    clearInterval(timer);
    const possible = (performance.now() - began) / 5;
    // If it were blocked, it would tick once. A busy machine skips some ticks.
    expect(ticks).toBeGreaterThan(possible / 20);
  });

  it('rolls back a failed transaction and runs the next one', async () => {
    const { db } = await open(newFolder());
    const failing = db.transaction().execute(async (trx) => {
      await sql`update catalog_state set generation = 99`.execute(trx);
      throw new Error('changed my mind');
    });
    const reading = sql`select generation from catalog_state`.execute(db);
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await reading).rows).toEqual([{ generation: 1 }]);
  });

  it('restarts after its engine has stopped', async () => {
    const starting = vi.spyOn(Engine, 'start');
    const { db } = await open(newFolder());
    await sql`create table note as select 'kept' as text`.execute(db);
    const engine = await starting.mock.results[0]?.value;
    starting.mockRestore();
    await engine?.ask('close');
    await expect(sql`select text from note`.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    const read = () => sql`select text from note`.execute(db).then(({ rows }) => rows, String);
    await expect.poll(read, { timeout: 30_000, interval: 100 }).toEqual([{ text: 'kept' }]);
  });

  async function startWriter(folder: string) {
    const file = join(import.meta.dirname, '../testing/processes/writeRows.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', file, folder, template], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let last = -1;
    const lines = createInterface({ input: child.stdout });
    await new Promise<void>((resolve, reject) => {
      lines.on('line', (line) => {
        if (line === 'open') resolve();
        else last = Number(line);
      });
      child.once('exit', (code) => reject(new Error(`The writer exited with code ${code}.`)));
    });
    return { process: child, acknowledged: () => last + 1 };
  }

  async function kill(child: ChildProcess): Promise<void> {
    child.removeAllListeners('exit');
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
});

describe.skipIf(!hasPostgres())(`a database server${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`, () => {
  let postgres: TestPostgres;

  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error(NO_POSTGRES);
    postgres = started;
  });
  afterAll(() => postgres?.remove());

  it('is migrated once by processes that start at the same time', async () => {
    const databaseUrl = await postgres.createDatabase('together');
    const opened = await Promise.all([1, 2, 3].map(() => createDatabase({ migrations, databaseUrl })));
    const { rows } = await sql`select id, generation from catalog_state`.execute(opened[0]?.db ?? never());
    expect(rows).toEqual([{ id: 1, generation: 1 }]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('can restart: queries fail meanwhile, and the process continues', async () => {
    const database = await createDatabase({
      migrations,
      databaseUrl: await postgres.createDatabase('restarted'),
    });
    const { db } = database;
    let markStopped = (): void => {};
    const stopped = new Promise<void>((resolve) => (markStopped = resolve));
    const running = [
      sql`select pg_sleep(20)`.execute(db),
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await stopped;
        await sql`select 1`.execute(trx);
      }),
    ].map((query) =>
      query.then(
        () => 'answered',
        (error: unknown) => error,
      ),
    );
    const countRunning = async () =>
      (
        await sql<{ state: string }>`select state from pg_stat_activity
          where state = 'idle in transaction' or query = 'select pg_sleep(20)' and state = 'active'`.execute(
          db,
        )
      ).rows.length;
    await expect.poll(countRunning).toBe(2);
    await postgres.stop();
    markStopped();
    for (const outcome of await Promise.all(running))
      expect(outcome).toBeInstanceOf(DatabaseUnavailableError);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    await postgres.start();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is waited for at the start, up to a limit', async () => {
    const databaseUrl = await postgres.createDatabase('late');
    await postgres.stop();
    await expect(createDatabase({ migrations, databaseUrl, waitMs: 0 })).rejects.toThrow(
      DatabaseUnavailableError,
    );
    const connecting = vi.spyOn(Client.prototype, 'connect');
    const waiting = createDatabase({ migrations, databaseUrl, waitMs: 30_000 });
    // The second attempt proves that the first one failed.
    await expect.poll(() => connecting.mock.calls.length).toBeGreaterThan(1);
    connecting.mockRestore();
    await postgres.start();
    await (await waiting).close();
  });

  it('throws other errors unchanged', async () => {
    const database = await createDatabase({ migrations, databaseUrl: postgres.url });
    await expect(sql`select nothing`.execute(database.db)).rejects.toMatchObject({ code: '42703' });
    await database.close();
  });
});

function never(): never {
  throw new Error('No database was opened.');
}
