import { Readable, type Transform } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { createTarDecoder } from 'modern-tar';
import type { ArchiveEntry } from './archiveEntry';

const kinds: Readonly<Record<string, ArchiveEntry['kind']>> = { file: 'file', directory: 'folder' };

/** Reads the entries of a tar archive that is compressed with gzip, one after the other. */
export async function* readTar(archive: AsyncIterable<Uint8Array>): AsyncGenerator<ArchiveEntry> {
  const source = Readable.from(archive, { objectMode: false });
  const expanded: Transform = source.pipe(createGunzip());
  source.once('error', (error) => expanded.destroy(error));
  const web = Readable.toWeb(expanded) as ReadableStream<Uint8Array>;
  try {
    for await (const { header, body } of web.pipeThrough(createTarDecoder({ strict: true }))) {
      const kind = kinds[header.type ?? 'file'] ?? 'other';
      yield { path: header.name, kind, isExecutable: ((header.mode ?? 0) & 0o100) !== 0, content: body };
      if (!body.locked) await body.cancel();
    }
  } finally {
    source.destroy();
    expanded.destroy();
  }
}
