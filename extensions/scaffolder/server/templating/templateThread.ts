import { parentPort } from 'node:worker_threads';
import { TemplateError } from '#backend';
import { createSandbox } from './createSandbox';
import type { RenderRequest, RenderResponse } from './renderRequest';

// The entry of a thread that renders one template at a time.

const sandbox = createSandbox();

async function answer({ work, limits }: RenderRequest): Promise<RenderResponse> {
  try {
    return { kind: 'rendered', text: await (await sandbox).answer(work, limits) };
  } catch (error) {
    if (error instanceof TemplateError) return { kind: 'failed', message: error.message };
    return { kind: 'broken', message: error instanceof Error ? String(error.stack) : String(error) };
  }
}

parentPort?.on('message', (request: RenderRequest) => {
  void answer(request).then((response) => parentPort?.postMessage(response, []));
});

const report = (): void => parentPort?.postMessage('ready', []);
// A sandbox that cannot be created is reported with each request.
sandbox.then(report, report);
