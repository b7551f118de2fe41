import { createBackendPlugin, searchIndexRef } from '#backend';
import { createDatabase } from '#backend/testing';
import { migrations } from '#testing/contract';
import { startTestSearch } from '../startTestSearch';

// A process that tests kill at any time. Indexes pages, slowly, and prints a line when it has started.
const [, , databaseUrl, count = '0'] = process.argv;
const database = await createDatabase({ databaseUrl, migrations });
const pages = createBackendPlugin({
  pluginId: 'pages',
  register: ({ lifecycle, registry }) =>
    lifecycle.onStart(async () =>
      registry.find(searchIndexRef)?.add({
        type: 'pages',
        fingerprint: () => '',
        async changes(after = '0') {
          const start = Number(after);
          const end = Math.min(start + 5, Number(count));
          const sources = Array.from({ length: end - start }, (_, index) => ({
            key: String(start + index),
            documents: [
              { document: { title: `Page ${start + index}`, text: 'harbor', location: `/${start + index}` } },
            ],
          }));
          return { sources, cursor: String(end) };
        },
      }),
    ),
});
await startTestSearch({ database, plugins: [pages] });
process.stdout.write('started\n');
setInterval(() => undefined, 1_000);
