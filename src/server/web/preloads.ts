import { isJsonObject } from '#model';

/** What the build says of one chunk. */
interface Chunk {
  file: string;
  imports?: string[];
}

/** The module that the page's first script always goes on to. It is loaded by `import()`, so the build does not announce it. */
const BOOT = 'boot.ts';

/** The files behind the boot module, so that a page can announce them at once instead of one after the other. */
export function resolvePreloads(manifest: unknown): string[] {
  const seen = new Set<string>();
  const visit = (key: string): void => {
    const chunk = readChunk(manifest, key);
    // The page's own entry is in the page already.
    if (!chunk || key.endsWith('.html') || seen.has(chunk.file)) return;
    seen.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(BOOT);
  return [...seen];
}

function readChunk(manifest: unknown, key: string): Chunk | undefined {
  const chunk = isJsonObject(manifest) && Object.hasOwn(manifest, key) ? manifest[key] : undefined;
  return isJsonObject(chunk) && typeof chunk['file'] === 'string' ? (chunk as unknown as Chunk) : undefined;
}
