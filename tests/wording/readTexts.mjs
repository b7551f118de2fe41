import { readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

/**
 * @typedef {'text' | 'comment' | 'name'} Source kind of text: what users see, what developers read, or a declared name
 * @typedef {{ source: Source, text: string, line: number }} Text
 */

/**
 * Reads the texts of a file: strings with more than one word, JSX text, comments and declared names of a module, or the lines of
 * a Markdown or YAML file.
 *
 * @param {string} file absolute path
 * @returns {Text[]}
 * @throws if a module cannot be parsed
 */
export function readTexts(file) {
  const content = readFileSync(file, 'utf8');
  return /\.(?:md|yaml)$/.test(file) ? readLines(content) : readModule(file, content);
}

/** Skips code spans and link targets, because they quote names. */
function readLines(content) {
  return content.split('\n').map((text, index) => ({
    source: 'text',
    text: text.replaceAll(/`[^`]*`|\]\([^)]*\)/g, ''),
    line: index + 1,
  }));
}

function readModule(file, content) {
  const { program, comments, errors } = parseSync(file, content);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0].message}`);
  const lineStarts = [...content.matchAll(/^/gm)].map(({ index }) => index);
  const lineOf = (offset) => lineStarts.findLastIndex((start) => start <= offset) + 1;
  const found = comments.map(({ value, start }) => ({
    source: 'comment',
    text: value.replaceAll(/`[^`\n]*`/g, '').replaceAll(/\s*\n\s*\*?\s*/g, ' '),
    line: lineOf(start),
  }));
  const addText = (text, { start }) => {
    if (/\S\s+\S/.test(text)) found.push({ source: 'text', text, line: lineOf(start) });
  };
  const addName = (id) => {
    if (id?.type === 'Identifier')
      found.push({ source: 'name', text: splitName(id.name), line: lineOf(id.start) });
  };
  new Visitor({
    Literal: (node) => typeof node.value === 'string' && addText(node.value, node),
    TemplateElement: (node) => addText(node.value.cooked ?? '', node),
    JSXText: (node) => addText(node.value, node),
    FunctionDeclaration: ({ id }) => addName(id),
    VariableDeclarator: ({ id }) => addName(id),
    TSInterfaceDeclaration: ({ id }) => addName(id),
    TSTypeAliasDeclaration: ({ id }) => addName(id),
    TSPropertySignature: ({ key }) => addName(key),
    TSMethodSignature: ({ key }) => addName(key),
    Property: ({ key, shorthand }) => !shorthand && addName(key),
  }).visit(program);
  return found;
}

/** Splits `mendConfig` into `mend config`. */
function splitName(name) {
  return name.replaceAll(/([a-z0-9])([A-Z])|_/g, '$1 $2').toLowerCase();
}
