import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { globSync } from 'tinyglobby';
import { type Base, readBase } from './base';

const root = join(import.meta.dirname, '../..');

/**
 * Lists valid configurations: those of the project and those in this folder, one of them also with Windows line endings. Adds
 * configurations of real installations from the folder in TRELLIS_FIXTURES.
 */
export function listBases(): Base[] {
  const own = [
    ...globSync('config/*.yaml', { cwd: root }),
    ...globSync('tests/mutation/bases/*.yaml', { cwd: root }),
  ];
  const read = own
    .toSorted()
    .map((file) => readBase(basename(file, '.yaml'), readFileSync(join(root, file), 'utf8')));
  const flow = read.find(({ name }) => name === 'flow');
  if (!flow) throw new Error('The base in flow style is missing.');
  return [...read, readBase('flow-windows', flow.text.replaceAll('\n', '\r\n')), ...listFixtures()];
}

function listFixtures(): Base[] {
  const folder = process.env['TRELLIS_FIXTURES'];
  if (!folder) return [];
  return globSync('app-config/*/app-config.yaml', { cwd: folder })
    .toSorted()
    .map((file) => readBase(file.split('/')[1] ?? file, readFileSync(join(folder, file), 'utf8'), false));
}
