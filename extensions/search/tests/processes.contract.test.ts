import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDatabase, type Database } from '#backend/testing';
import { hasPostgres, migrations, NO_POSTGRES, startPostgres, type TestPostgres } from '#testing/contract';

const PAGES = 2_000;
const file = join(import.meta.dirname, '../testing/processes/indexPages.ts');

describe.skipIf(!hasPostgres())(`processes on one server${hasPostgres() ? '' : ` (${NO_POSTGRES})`}`, () => {
  let postgres: TestPostgres | undefined;
  let database: Database | undefined;
  const children: ChildProcess[] = [];

  beforeAll(async () => {
    postgres = await startPostgres();
    database = await createDatabase({ databaseUrl: postgres?.url, migrations });
  }, 60_000);
  afterAll(async () => {
    for (const child of children) child.kill('SIGKILL');
    await database?.close();
    await postgres?.remove();
  });

  async function start(): Promise<ChildProcess> {
    const child = spawn(process.execPath, ['--import', 'tsx', file, postgres?.url ?? '', String(PAGES)], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    children.push(child);
    if (child.stdout) await once(child.stdout, 'data');
    return child;
  }

  async function load(): Promise<{ documents: number; sources: number; holder: string; complete: number }> {
    if (!database) throw new Error(NO_POSTGRES);
    const { rows } = await sql<{ documents: number; sources: number; holder: string; complete: number }>`
      select count(*)::int as documents, count(distinct source)::int as sources,
        (select count(*)::int from search_content) as contents,
        (select max(holder) from search_collator where type = 'pages') as holder,
        (select count(*)::int from search_collator where type = 'pages' and is_complete) as complete
      from search_document where type = 'pages'`.execute(database.db);
    const [row] = rows;
    if (!row) throw new Error('The query returned nothing.');
    return row;
  }

  it('index each page once, even if one is killed', { timeout: 90_000 }, async () => {
    const started = await Promise.all([start(), start()]);
    let before = await load();
    while (before.documents === 0) {
      await wait(20);
      before = await load();
    }
    const holder = started.find(({ pid }) => before.holder.startsWith(`${pid} `));
    expect(holder?.kill('SIGKILL')).toBe(true);
    expect(before.documents).toBeLessThan(PAGES);
    let now = await load();
    for (const until = Date.now() + 60_000; now.complete === 0 && Date.now() < until; now = await load())
      await wait(200);
    expect(now).toMatchObject({ documents: PAGES, sources: PAGES, contents: PAGES, complete: 1 });
    expect(now.holder).not.toBe(before.holder);
  });
});
