import { isJsonObject } from '#model';

/** What the build says of one chunk. */
interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The entry that the build adds to say what the first page draws with (`vite.config.ts`). No page loads it. */
const FIRST_LOAD = 'first-load';

/** The files of the first load, so that a page can announce them at once instead of one after the other. */
export function resolvePreloads(manifest: unknown): string[] {
  if (!isJsonObject(manifest)) return [];
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = readChunk(manifest[key]);
    // The page's own entry is in the page already.
    if (!chunk || chunk.isEntry || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  const first = Object.values(manifest)
    .map(readChunk)
    .find((chunk) => chunk?.isEntry && chunk.name === FIRST_LOAD);
  first?.imports?.forEach(visit);
  return [...seen];
}

function readChunk(chunk: unknown): Chunk | undefined {
  return isJsonObject(chunk) && typeof chunk['file'] === 'string' ? (chunk as unknown as Chunk) : undefined;
}
