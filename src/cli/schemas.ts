// `npm run schemas` writes the generated schemas; with `--check` it only says whether they are fresh.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { printAppConfigSchema } from './schemas/printAppConfigSchema';
import { printProblemPages } from './schemas/printProblemPages';

const root = path.resolve(import.meta.dirname, '../..');
const generated = [
  { file: 'schemas/app-config.schema.json', text: printAppConfigSchema() },
  ...printProblemPages(),
];

function readText(file: string): string {
  try {
    return readFileSync(path.join(root, file), 'utf8');
  } catch {
    return '';
  }
}

const stale = generated.filter(({ file, text }) => readText(file) !== text);
if (process.argv.includes('--check')) {
  for (const { file } of stale)
    console.error(`${file} is out of date. Run npm run schemas and commit what it writes.`);
  process.exitCode = stale.length === 0 ? 0 : 1;
} else {
  for (const { file, text } of stale) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
    console.error(`Wrote ${file}.`);
  }
}
