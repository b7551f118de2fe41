import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse, stringify } from 'yaml';

/** The catalog section of the sample portal, for the configuration of a test. */
export const sampleCatalog = `
catalog:
  rules:
    - allow: [Component, API, Resource, System, Domain, Group, User, Location, Template]
  locations:
    - { type: file, target: ./config/catalog/all.yaml }
    - { type: file, target: ./catalog-info.yaml }
`;

type Entry = string | Record<string, unknown>;

/**
 * The configuration that a new portal starts with, with the developer tools enabled. Entries given here replace those of
 * the same extension.
 */
export async function sampleConfig(entries: readonly Entry[] = []): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../../config/app-config.yaml'), 'utf8');
  const config = parse(text) as { app: { extensions: Entry[] } };
  const replaced = new Set(entries.map(extensionOf));
  const kept = config.app.extensions.filter((entry) => !replaced.has(extensionOf(entry)));
  return stringify({
    ...config,
    app: { ...config.app, extensions: [...kept, 'page:devtools', ...entries] },
  });
}

function extensionOf(entry: Entry): string | undefined {
  return typeof entry === 'string' ? entry : Object.keys(entry)[0];
}
