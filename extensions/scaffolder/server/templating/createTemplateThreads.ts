import { TemplateError, type RenderLimits } from '#backend';
import { createThreadPool, ThreadTimeoutError } from '../threads/createThreadPool';
import type { RenderRequest, RenderResponse, RenderWork } from './renderRequest';
import { tooSlow } from './createSandbox';
import { startTemplateThread } from './startTemplateThread';

/** Renders in threads, so that the portal keeps answering. */
export interface TemplateThreads {
  /**
   * Renders and returns the text. Waits while all threads are busy.
   *
   * @throws TemplateError
   */
  render(work: RenderWork, limits: RenderLimits): Promise<string>;
  /** Ends the threads. Work that is not done fails. */
  stop(): Promise<void>;
}

/** The sandbox stops itself. A thread that has not done so this many milliseconds after the limit is ended. */
const GRACE_MS = 1000;

/** Creates the threads. They start when they are needed, and end after `idleMs` without work. */
export function createTemplateThreads(options: { threads?: number; idleMs?: number } = {}): TemplateThreads {
  const pool = createThreadPool<RenderRequest, RenderResponse>(startTemplateThread, options);
  return {
    async render(work, limits) {
      const { timeMs } = limits;
      const request = { work: JSON.stringify(work), limits };
      const response = await pool.run(request, timeMs + GRACE_MS).catch((error: unknown) => {
        throw error instanceof ThreadTimeoutError ? tooSlow(timeMs) : error;
      });
      if (response.kind === 'rendered') return response.text;
      if (response.kind === 'failed') throw new TemplateError(response.message);
      throw new Error(response.message);
    },
    stop: () => pool.stop(),
  };
}
