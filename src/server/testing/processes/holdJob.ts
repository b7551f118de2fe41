import { migrations } from '#testing/contract';
import { createDatabase } from '../../database';
import { createJobsHost } from '../../jobs/createJobsHost';

// A process that tests kill at any time. Prints the data of each job that it starts, and never finishes one.
const [, , databaseUrl, queue = '', times = ''] = process.argv;
const database = await createDatabase({ migrations, databaseUrl });
const host = createJobsHost(database, (error) => console.error(error), JSON.parse(times));
await host
  .of('test')
  .queue<string>(queue)
  .work(async ({ data, attempt }) => {
    process.stdout.write(`${data} ${attempt}\n`);
    await new Promise(() => {});
  });
