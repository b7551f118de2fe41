import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { createBackendPlugin, scaffolderActionsRef } from '#backend';
import { createDatabase, createMemoryCatalog, createTestServer } from '#backend/testing';
import type { Entity, JsonObject } from '#model';
import { migrations } from '#testing/contract';
import { scaffolderBackend } from '../../backend';

/** Milliseconds until a step looks again whether it may end. */
const LOOK_MS = 50;
const STEPS = 2;

/** The file whose existence lets steps end. */
export const endFile = (record: string): string => `${record}.end`;

/** Two templates with steps that wait. Tasks of the second one start over if their process ends. */
const templates: Entity[] = ['waits', 'waits-again'].map((name) => ({
  apiVersion: 'scaffolder.backstage.io/v1beta3',
  kind: 'Template',
  metadata: { name, namespace: 'default' },
  spec: {
    type: 'service',
    ...(name === 'waits' ? {} : { EXPERIMENTAL_recovery: { EXPERIMENTAL_strategy: 'startOver' } }),
    steps: Array.from({ length: STEPS }, (_, index): JsonObject => ({
      id: `step-${index}`,
      action: 'test:wait',
    })),
  },
}));

/** Starts a portal that runs tasks. Each step adds a line to `record`, the task and the step, and waits for {@link endFile}. */
export async function startPortal(databaseUrl: string, dataFolder: string, record: string) {
  const database = await createDatabase({ databaseUrl, migrations });
  const waiting = createBackendPlugin({
    pluginId: 'test-wait',
    register: ({ registry, lifecycle }) =>
      lifecycle.onStart(async () =>
        registry.find(scaffolderActionsRef)?.add({
          id: 'test:wait',
          async handler({ task, step, signal }) {
            await appendFile(record, `${task.id} ${step.id}\n`);
            while (!existsSync(endFile(record))) await wait(LOOK_MS, undefined, { signal });
          },
        }),
      ),
  });
  const server = await createTestServer({
    plugins: [scaffolderBackend, waiting],
    catalog: createMemoryCatalog(templates),
    database,
    dataFolder,
    // A busy machine can pause a process for seconds, and its tasks must not count as lost then.
    jobTimes: { leaseSeconds: 10, maintenanceSeconds: 1, pollMs: 50, renewMs: 200 },
    config: { scaffolder: { concurrentTasksLimit: 5 }, auth: { providers: { guest: {} } } },
  });
  await server.lifecycles.start(server.app.log);
  return { server, database };
}

// A process that tests kill at any time.
const [, file, databaseUrl, dataFolder, record] = process.argv;
if (file?.endsWith('runTasks.ts') === true && databaseUrl !== undefined) {
  await startPortal(databaseUrl, dataFolder ?? '', record ?? '');
  process.stdout.write('ready\n');
}
