import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { stringify } from 'yaml';

/** An API of a test. */
export interface TestApi {
  name: string;
  type: string;
  definition: string;
}

/** Writes the descriptors of APIs, and returns the path of their file for `catalog.locations`. */
export async function writeDescriptors(apis: readonly TestApi[]): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'trellis-apis-'));
  for (const { name, definition } of apis) await writeFile(join(folder, `${name}.txt`), definition);
  const entities = apis.map(({ name, type }) =>
    stringify({
      apiVersion: 'backstage.io/v1alpha1',
      kind: 'API',
      metadata: { name },
      spec: {
        type,
        lifecycle: 'production',
        owner: 'booking',
        definition: { $text: `./${name}.txt` },
      },
    }),
  );
  const file = join(folder, 'apis.yaml');
  await writeFile(file, entities.join('---\n'));
  return relative(process.cwd(), file);
}
