import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  createDatabase,
  createDatabaseTemplate,
  type Database,
  DatabaseLockedError,
  DatabaseUnavailableError,
} from '../../src/server/database';
import { Engine } from '../../src/server/database/embedded/engine';
import { hasPostgres, NO_POSTGRES, startPostgres, type TestPostgres } from './postgres';

describe('the embedded database', () => {
  const home = mkdtempSync(join(tmpdir(), 'trellis-database-'));
  const template = join(home, 'template');
  const opened: Database[] = [];
  let folders = 0;

  beforeAll(() => createDatabaseTemplate(template));
  afterEach(async () => {
    for (const database of opened.splice(0)) await database.close();
  });
  afterAll(() => rmSync(home, { recursive: true, force: true }));

  const newFolder = () => join(home, `data-${(folders += 1)}`);

  async function open(dataDir: string): Promise<Database> {
    const database = await createDatabase({ dataDir, template });
    opened.push(database);
    return database;
  }

  it('starts from the template and keeps what was written', async () => {
    const folder = newFolder();
    const first = await open(folder);
    await sql`create table note as select 'kept' as text`.execute(first.db);
    await first.close();
    const second = await open(folder);
    expect((await sql`select text from note`.execute(second.db)).rows).toEqual([{ text: 'kept' }]);
  });

  it('starts without a template too', async () => {
    const database = await createDatabase({ dataDir: newFolder(), template: join(home, 'none') });
    opened.push(database);
    expect((await sql`select generation from catalog_state`.execute(database.db)).rows).toEqual([
      { generation: 1 },
    ]);
  });

  it('is refused to a second process, by the id of the first and the folder', async () => {
    const folder = newFolder();
    const { process: holder } = await startWriter(folder);
    const refused = await createDatabase({ dataDir: folder, template }).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(DatabaseLockedError);
    expect(String(refused)).toContain(`process ${holder.pid}`);
    expect(String(refused)).toContain(join(folder, 'postgres'));
    await kill(holder);
  });

  it('is taken over from a process that was killed, with every row that it had acknowledged', async () => {
    const folder = newFolder();
    for (let round = 1; round <= 2; round += 1) {
      const writer = await startWriter(folder);
      await expect.poll(writer.acknowledged, { timeout: 60_000 }).toBeGreaterThan(0);
      await wait(200);
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

  it('is not stolen from a living process whose lock says so, and is from one whose id was given to another', async () => {
    const folder = newFolder();
    await (await open(folder)).close();
    const lock = join(folder, 'postgres.lock');
    const holder = await open(folder);
    const owner = readFileSync(lock, 'utf8');
    await holder.close();
    // The same id, but a process that started at another time: the one that wrote it is gone.
    writeFileSync(lock, owner.replace(/"processStart":"[^"]*"/, '"processStart":"earlier"'));
    await expect(open(folder)).resolves.toBeDefined();
  });

  it('is made anew when its first start was cut off', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres.new', 'base'), { recursive: true });
    writeFileSync(join(folder, 'postgres.new', 'PG_VERSION'), '18\n');
    const database = await open(folder);
    expect((await sql`select 1 as one`.execute(database.db)).rows).toEqual([{ one: 1 }]);
  });

  it('does not touch a folder that holds something else', async () => {
    const folder = newFolder();
    mkdirSync(join(folder, 'postgres'), { recursive: true });
    writeFileSync(join(folder, 'postgres', 'letter.txt'), 'mine');
    await expect(open(folder)).rejects.toThrow(
      `"${join(folder, 'postgres')}" should hold the portal's database`,
    );
    expect(readFileSync(join(folder, 'postgres', 'letter.txt'), 'utf8')).toBe('mine');
  });

  it('leaves the event loop free during a long query', async () => {
    const { db } = await open(newFolder());
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 5);
    const began = performance.now();
    await sql`select count(*) from generate_series(1, 3000000)`.execute(db);
    clearInterval(timer);
    const possible = (performance.now() - began) / 5;
    // Held up, it would tick once. A busy machine skips some.
    expect(ticks).toBeGreaterThan(possible / 20);
  });

  it('rolls back what a failed transaction did, and lets others follow', async () => {
    const { db } = await open(newFolder());
    const failing = db.transaction().execute(async (trx) => {
      await sql`update catalog_state set generation = 99`.execute(trx);
      throw new Error('changed my mind');
    });
    const reading = sql`select generation from catalog_state`.execute(db);
    await expect(failing).rejects.toThrow('changed my mind');
    expect((await reading).rows).toEqual([{ generation: 1 }]);
  });

  it('comes back after its engine has ended', async () => {
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
    const file = join(import.meta.dirname, 'writeForever.ts');
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
      child.once('exit', (code) => reject(new Error(`The writer ended with ${code}.`)));
    });
    return { process: child, acknowledged: () => last + 1 };
  }

  async function kill(child: ChildProcess): Promise<void> {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.removeAllListeners('exit');
    child.once('exit', () => undefined);
    child.kill('SIGKILL');
    await Promise.race([ended, wait(5_000)]);
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

  it('is migrated once by processes that start together', async () => {
    const databaseUrl = await postgres.createDatabase('together');
    const opened = await Promise.all([1, 2, 3].map(() => createDatabase({ databaseUrl })));
    const { rows } = await sql`select id, generation from catalog_state`.execute(opened[0]?.db ?? never());
    expect(rows).toEqual([{ id: 1, generation: 1 }]);
    await Promise.all(opened.map((database) => database.close()));
  });

  it('may go away and come back: meanwhile every query says so, and the process goes on', async () => {
    const database = await createDatabase({ databaseUrl: await postgres.createDatabase('restarted') });
    const { db } = database;
    const running = [
      sql`select pg_sleep(20)`.execute(db),
      db.transaction().execute(async (trx) => {
        await sql`select 1`.execute(trx);
        await wait(2_000);
        await sql`select 1`.execute(trx);
      }),
    ].map((query) =>
      query.then(
        () => 'answered',
        (error: unknown) => error,
      ),
    );
    await wait(300);
    await postgres.stop();
    for (const outcome of await Promise.all(running))
      expect(outcome).toBeInstanceOf(DatabaseUnavailableError);
    await expect(sql`select 1`.execute(db)).rejects.toThrow(DatabaseUnavailableError);
    await postgres.start();
    expect((await sql`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
    await database.close();
  });

  it('is waited for at the start, but not for ever', async () => {
    const databaseUrl = await postgres.createDatabase('late');
    await postgres.stop();
    await expect(createDatabase({ databaseUrl, patience: 0 })).rejects.toThrow(DatabaseUnavailableError);
    const waiting = createDatabase({ databaseUrl, patience: 30_000 });
    await wait(700);
    await postgres.start();
    await (await waiting).close();
  });

  it('reports other faults as they are', async () => {
    const database = await createDatabase({ databaseUrl: postgres.url });
    await expect(sql`select nothing`.execute(database.db)).rejects.toMatchObject({ code: '42703' });
    await database.close();
  });
});

function never(): never {
  throw new Error('No database was opened.');
}
