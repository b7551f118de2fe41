import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createDatabase } from '#backend/testing';
import type { BackendPlugin } from '#backend';
import { bundledBackends } from '#extensions/backend';
import { listMigrations } from '#server';
import { startTestSearch } from '../../extensions/search/testing';
import { writeDocExample } from '../examples/writeDocExample';

it('finds the announcements of search-collators.md', { timeout: 60_000 }, async () => {
  const folder = await writeDocExample('search-collators.md');
  const { announcementsBackend } = (await import(/* @vite-ignore */ join(folder, 'backend.ts'))) as {
    announcementsBackend: BackendPlugin;
  };
  const database = await createDatabase({
    migrations: listMigrations([...bundledBackends, announcementsBackend]),
  });
  const insert = (id: string, title: string) =>
    sql`insert into announcements_news (id, title, body, team) values (${id}, ${title}, 'At noon.', 'group:default/data')`.execute(
      database.db,
    );
  await insert('1', 'New ferry timetable');
  const portal = await startTestSearch({ database, plugins: [announcementsBackend] });
  await portal.waitFor('ferry', 1);
  await insert('2', 'Ferry moored');
  await portal.waitFor('ferry', 2);
  const query = 'term=noon&types[0]=announcements&filters[team]=group:default/data';
  expect((await portal.search(query)).numberOfResults).toBe(2);
  await sql`update announcements_news set removed = true, change = nextval('announcements_change')`.execute(
    database.db,
  );
  await portal.waitFor('ferry', 0);
  await portal.stop();
  await database.close();
});
