import { type Kysely, type Migration, sql } from 'kysely';

/** The secret that seals session cookies, and the sessions that users have ended early. */
export const createSessionTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
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
