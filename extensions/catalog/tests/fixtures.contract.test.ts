import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { isScalar, parseAllDocuments } from 'yaml';
import { glob } from 'tinyglobby';
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { createAddressReader, parseYaml } from '#backend/testing';
import { createIngestion } from '../server/ingestion';
import type { IngestedLocation } from '../server/ports/store';
import { createTestWriter } from '../server/testing/createTestWriter';

const fixtures = process.env['TRELLIS_FIXTURES'];
const folder = fixtures === undefined ? '' : join(fixtures, 'catalog');
const here = fixtures !== undefined && existsSync(folder);
if (!here)
  console.log('skipped: descriptors of public repositories, because TRELLIS_FIXTURES is not set to a folder');

const everyKind = [
  {
    allow: [
      'Component',
      'API',
      'Resource',
      'System',
      'Domain',
      'Group',
      'User',
      'Location',
      'Template',
    ].concat([
      'AiResource',
      'Package',
      'Plugin',
      'PluginCollection',
      'AWSEnvironment',
      'AWSEnvironmentProvider',
    ]),
  },
];

async function ingest(): Promise<IngestedLocation> {
  let handed: IngestedLocation | undefined;
  const ingestion = createIngestion({
    locations: [{ type: 'file', target: folder }],
    rules: everyKind,
    cwd: folder,
    reader: createAddressReader({ current: { allow: [] }, subscribe: () => () => undefined }),
    parseYaml,
    writer: createTestWriter((location) => {
      handed = location;
    }),
    findOrigin: async () => undefined,
    log: { info: () => undefined, warn: () => undefined },
    watch: false,
  });
  await ingestion.start();
  await ingestion.stop();
  if (handed === undefined) throw new Error('The ingestion stored nothing.');
  return handed;
}

/** An empty document between two markers. The parser returns a null scalar for it. */
function isEmpty(contents: unknown): boolean {
  return contents === null || (isScalar(contents) && contents.value === null);
}

describe.skipIf(!here)('descriptors of public repositories', () => {
  it('are all read: each document is an entity, or rejected with a message that contains its file', async () => {
    const location = await ingest();
    const files = await glob('**/*.{yaml,yml}', { cwd: folder, absolute: true });
    let documents = 0;
    for (const file of files) {
      const parsed = parseAllDocuments(await readFile(file, 'utf8'), { logLevel: 'silent' });
      documents += Array.isArray(parsed)
        ? parsed.filter(({ contents, errors }) => errors.length > 0 || !isEmpty(contents)).length
        : 0;
    }
    const refused = location.errors.filter(({ line }) => line !== undefined);
    const unread = location.errors.filter(({ line }) => line === undefined);
    const kept = location.entities.length - 1;
    console.log(
      `${files.length} files, ${documents} documents: ${kept} entities, ${refused.length} rejected; ${unread.length} targets outside these files`,
    );
    expect(kept).toBeGreaterThan(350);
    expect(kept + refused.length).toBeGreaterThanOrEqual(documents);
    for (const { source, message } of location.errors) {
      expect(source).toMatch(/^[a-z-]+:/);
      expect(message.length).toBeGreaterThan(20);
    }
  });

  it('rejects known invalid descriptors', async () => {
    const location = await ingest();
    const invalid = location.errors.filter(({ source }) => source.includes('/invalid/'));
    expect(invalid.length).toBeGreaterThanOrEqual(10);
  });
});
