import { Worker } from 'node:worker_threads';
import { inputError } from '#backend';
import { createThreadPool, ThreadTimeoutError } from '../threads/createThreadPool';

type Request = { folder: string } & (
  | { kind: 'match'; patterns: readonly string[]; includesContents: boolean }
  | { kind: 'leaveIgnored'; paths: readonly string[] }
);

/** Options of {@link matchFiles}. */
export interface MatchOptions {
  /** Whether a pattern that names a folder also matches everything in it. */
  includesContents?: boolean;
  timeMs?: number;
}

/** Time for the files of one folder, in ms. */
const TIME_LIMIT_MS = 20_000;

// Shared by all actions. The threads end when they are idle, and do not keep the process running.
const pool = createThreadPool<Request, { paths: string[] } | { message: string }>(
  () =>
    new Worker(new URL('./patternThread.mjs', import.meta.url), {
      execArgv: [],
      env: {},
      name: 'trellis-patterns',
      resourceLimits: { maxOldGenerationSizeMb: 128 },
    }),
);

/**
 * Returns the files and folders in a folder that match patterns such as `**` and `*.md`, relative to it, with slashes. Links are not
 * followed.
 *
 * @throws HttpError 400 if matching takes too long
 */
export function matchFiles(
  folder: string,
  patterns: readonly string[],
  { includesContents = false, timeMs = TIME_LIMIT_MS }: MatchOptions = {},
): Promise<string[]> {
  return run({ kind: 'match', folder, patterns, includesContents }, timeMs);
}

/**
 * Returns the paths that no `.gitignore` of the folder names.
 *
 * @throws HttpError 400 if matching takes too long
 */
export function leaveIgnored(
  folder: string,
  paths: readonly string[],
  timeMs = TIME_LIMIT_MS,
): Promise<string[]> {
  return run({ kind: 'leaveIgnored', folder, paths }, timeMs);
}

async function run(request: Request, timeMs: number): Promise<string[]> {
  const answer = await pool.run(request, timeMs).catch((error: unknown) => {
    if (!(error instanceof ThreadTimeoutError)) throw error;
    const where =
      request.kind === 'match' ? `The patterns ${request.patterns.join(', ')}` : 'The patterns in .gitignore';
    throw inputError(`${where} take longer than ${timeMs / 1000} seconds to match. Use fewer '*'.`);
  });
  if ('message' in answer) throw new Error(answer.message);
  return answer.paths;
}
