import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

const root = join(import.meta.dirname, '../..');

/**
 * @typedef {{ values: string[], types: string[] }} PublicSurface names in alphabetical order
 */

/**
 * Reads what the index behind an import name such as `#sdk` exports.
 *
 * @param {string} importName a key of `imports` in package.json
 * @returns {PublicSurface}
 * @throws on `export *` and on a default export: each public name is written out, so that adding one is a decision
 */
export function readPublicSurface(importName) {
  const { imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const file = imports[importName];
  if (file === undefined) throw new Error(`package.json has no import '${importName}'.`);
  return readExports(file, readFileSync(join(root, file), 'utf8'));
}

/**
 * @param {string} file decides the syntax, and is named in errors
 * @param {string} text
 * @returns {PublicSurface}
 */
export function readExports(file, text) {
  const { module, errors } = parseSync(file, text);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const entries = module.staticExports.flatMap((statement) => statement.entries);
  const names = (wanted) =>
    entries
      .filter(({ isType }) => isType === wanted)
      .map(({ exportName }) => nameOf(file, exportName))
      .toSorted((one, other) => (one < other ? -1 : 1));
  return { values: names(false), types: names(true) };
}

function nameOf(file, { kind, name }) {
  if (kind !== 'Name') throw new Error(`${file} has an export without a name of its own. Export each name.`);
  return name;
}

/**
 * The surface as text, one name a line: a snapshot whose change a reviewer can read.
 *
 * @param {PublicSurface} surface
 */
export function printPublicSurface({ values, types }) {
  return [...values.map((name) => `value ${name}`), ...types.map((name) => `type ${name}`), ''].join('\n');
}
