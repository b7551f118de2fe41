import { sql } from 'kysely';
import { migrations } from '#testing/contract';
import { createDatabase } from '../../database';

// A process that tests kill at any time. Inserts rows and prints the number of each acknowledged one.
const [, , dataDir, template] = process.argv;
const { db } = await createDatabase({ migrations, dataDir, template });
await sql`create table if not exists kept (number integer primary key)`.execute(db);
process.stdout.write('open\n');
for (let number = 0; ; number += 1) {
  await sql`insert into kept values (${number})`.execute(db);
  process.stdout.write(`${number}\n`);
}
