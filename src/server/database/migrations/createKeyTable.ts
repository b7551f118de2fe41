import { type Kysely, type Migration, sql } from 'kysely';

/** The keys that sign tokens. JSON is stored as text. */
export const createKeyTable: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table auth_signing_key (
      kid text primary key,
      private_jwk text not null,
      created_at timestamptz not null
    )`.execute(db);
  },
};
