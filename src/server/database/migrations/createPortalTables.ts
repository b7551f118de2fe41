import { type Kysely, type Migration, sql } from 'kysely';

/** What the portal keeps beside the catalogue: the keys that sign tokens, and what each user chose. JSON is kept as text, as it came. */
export const createPortalTables: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
  },
  async down(db: Kysely<unknown>) {
    await sql.raw('drop table if exists auth_signing_key').execute(db);
    await sql.raw('drop table if exists user_setting').execute(db);
  },
};

const STATEMENTS = [
  `create table auth_signing_key (
    kid text primary key,
    private_jwk text not null,
    created_at timestamptz not null
  )`,
  `create table user_setting (
    user_ref text collate "C" not null,
    bucket text not null,
    key text not null,
    value text not null,
    primary key (user_ref, bucket, key)
  )`,
];
