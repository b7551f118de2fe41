import { stat } from 'node:fs/promises';
import type { DescriptorDocument } from './parseDescriptor';
import type { DocumentCache } from './readLocation';

interface CachedFile {
  mark: string;
  bytes: number;
  documents: DescriptorDocument[];
}

/** Bytes of source text whose parsed documents are kept. They use about five times as much memory. */
const defaultLimit = 32 * 1024 * 1024;

/** Caches parsed descriptor files by path, modification time and size. Evicts the least recently used ones. */
export function createDocumentCache(limit = defaultLimit): DocumentCache {
  const files = new Map<string, CachedFile>();
  let total = 0;

  function keep(path: string, file: CachedFile): void {
    drop(path);
    files.set(path, file);
    total += file.bytes;
    for (const oldest of files.keys()) {
      if (total <= limit) return;
      drop(oldest);
    }
  }

  function drop(path: string): void {
    total -= files.get(path)?.bytes ?? 0;
    files.delete(path);
  }

  return {
    async load(source, parse) {
      const { type, target } = source.location;
      const found = type === 'file' ? await stat(target).catch(() => undefined) : undefined;
      if (found === undefined) return parse(await source.loadText());
      const mark = `${found.mtimeMs}:${found.size}:${found.ino}`;
      const cached = files.get(target);
      if (cached?.mark === mark) return cached.documents;
      const documents = await parse(await source.loadText());
      keep(target, { mark, bytes: found.size, documents });
      return documents;
    },
  };
}
