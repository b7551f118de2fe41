// `npm run schemas` writes the generated files; with `--check` it only says which of them are out of date.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findStaleFiles } from './schemas/findStaleFiles';
import { loadGenerators } from './schemas/generators';

const root = path.resolve(import.meta.dirname, '../..');
const { outdated, leftover } = await findStaleFiles(root, await loadGenerators());

if (process.argv.includes('--check')) {
  for (const file of outdated)
    console.error(`${file.path} is out of date. Run npm run schemas and commit what it writes.`);
  for (const file of leftover)
    console.error(`${file} is generated no more. Run npm run schemas and commit that it is gone.`);
  process.exitCode = outdated.length + leftover.length === 0 ? 0 : 1;
} else {
  for (const file of outdated) {
    const target = path.join(root, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, file.text);
    console.error(`Wrote ${file.path}.`);
  }
  for (const file of leftover) {
    await rm(path.join(root, file));
    console.error(`Removed ${file}.`);
  }
}
