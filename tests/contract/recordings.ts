import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** A recorded exchange with a real backend. */
export interface Recording {
  /** File name without extension. */
  name: string;
  request: { method: string; url: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string | string[]>; body: unknown };
}

// Not from `import.meta.url`, which is not a file in tests with a DOM.
const folder = join(import.meta.dirname, 'wire');

/** Loads all recordings, by name. Lists of calls (`_index`, `_frontend-calls`) are not recordings. */
export function loadRecordings(): Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      ...(JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Recording, 'name'>),
    }));
}
