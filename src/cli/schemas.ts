// `npm run schemas` writes the generated files. With `--check`, it only reports those that are out of date.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { findStaleFiles, type StaleFiles } from './generate/findStaleFiles';
import { createListGenerator } from './lists/createListGenerator';

const root = path.resolve(import.meta.dirname, '../..');
const isCheck = process.argv.includes('--check');

// The lists come first, because the other generators import them. An outdated list could refer to a removed folder.
const lists = await findStaleFiles(root, [createListGenerator(root)]);
await updateOrReport(lists);
if (lists.outdated.length === 0 || !isCheck) {
  const { loadGenerators } = await import('./schemas/generators');
  await updateOrReport(await findStaleFiles(root, await loadGenerators(root)));
}

/** Reports stale files with `--check`, otherwise updates them. */
async function updateOrReport({ outdated, leftover }: StaleFiles): Promise<void> {
  if (isCheck) {
    for (const file of outdated)
      console.error(`${file.path} is out of date. Run 'npm run schemas' and commit the changes.`);
    for (const file of leftover)
      console.error(`${file} is no longer generated. Run 'npm run schemas' and commit the removal.`);
    if (outdated.length + leftover.length > 0) process.exitCode = 1;
    return;
  }
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
