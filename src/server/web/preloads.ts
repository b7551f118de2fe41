import { isJsonObject } from '#model';

/** A chunk in the build manifest. */
interface Chunk {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
}

/** The entry with the modules of the first page, added by the build (`vite.config.ts`). No page loads it. */
const FIRST_LOAD = 'first-load';

/** Resolves the files of the first load, so that a page can preload them at once. */
export function resolvePreloads(manifest: unknown): string[] {
  if (!isJsonObject(manifest)) return [];
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = readChunk(manifest[key]);
    // The page already loads its own entry.
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
