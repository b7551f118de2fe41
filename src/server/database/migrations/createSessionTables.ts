import { type Kysely, type Migration, sql } from 'kysely';

/** What sign-in keeps: the secret that session cookies are sealed with, and the sessions that people ended before their time. */
export const createSessionTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table if exists auth_session_secret').execute(db);
    await sql.raw('drop table if exists auth_ended_session').execute(db);
  },
};

const STATEMENTS = [
  `create table auth_session_secret (
    id int primary key check (id = 1),
    secret text not null
  )`,
  `create table auth_ended_session (
    id text primary key,
    until timestamptz not null
  )`,
];
