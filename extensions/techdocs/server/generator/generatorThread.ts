import { parentPort } from 'node:worker_threads';
import { BuildError } from './source/buildError';
import type { BuildReport, BuildRequest } from './buildRequest';
import { buildSite } from './buildSite';

// The entry of a thread that builds one site at a time. It has limits of its own, so a hostile site cannot affect the server.

function report(message: BuildReport): void {
  parentPort?.postMessage(message, []);
}

async function build(request: BuildRequest): Promise<void> {
  try {
    const result = await buildSite(request, {
      log: (line) => report({ kind: 'log', line }),
      page: (path) => report({ kind: 'page', path }),
    });
    report({ kind: 'done', result });
  } catch (error) {
    const isAuthors = error instanceof BuildError;
    const message =
      error instanceof Error ? (isAuthors ? error.message : String(error.stack)) : String(error);
    report({ kind: 'failed', message, isAuthors });
  }
}

parentPort?.on('message', (request: BuildRequest) => void build(request));
