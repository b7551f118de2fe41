import { sql } from 'kysely';
import { createDatabase } from '../../src/server/database';

// Run as a program of its own, to be killed at any moment: writes rows, and prints the number of each that was acknowledged.
const [, , dataDir, template] = process.argv;
const { db } = await createDatabase({ dataDir, template });
await sql`create table if not exists kept (number integer primary key)`.execute(db);
console.log('open');
for (let number = 0; ; number += 1) {
  await sql`insert into kept values (${number})`.execute(db);
  console.log(number);
}
