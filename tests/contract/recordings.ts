import { readFileSync, readdirSync } from 'node:fs';

/** A recorded exchange with a real backend. */
export interface Recording {
  /** File name without extension. */
  name: string;
  request: { method: string; url: string; headers: Record<string, string>; body: unknown };
  response: { status: number; headers: Record<string, string | string[]>; body: unknown };
}

const folder = new URL('./wire/', import.meta.url);

/** Loads all recordings, by name. Lists of calls (`_index`, `_frontend-calls`) are not recordings. */
export function loadRecordings(): Recording[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !file.startsWith('_'))
    .sort()
    .map((file) => ({
      name: file.slice(0, -'.json'.length),
      ...(JSON.parse(readFileSync(new URL(file, folder), 'utf8')) as Omit<Recording, 'name'>),
    }));
}
