import { layered, refused, single, unset, type LayeringCase } from './layeringCase';

/** `$env`, `$file` and `$include`. */
export const directiveCases: LayeringCase[] = [
  single('$env reads a variable', 'x: {$env: A}', 'one', { env: { A: 'one' } }),
  single('$env results in a string', 'x: {$env: A}', '1', { env: { A: '1' } }),
  single('$env of a variable that is not set', 'x: {$env: A}', undefined, { problems: unset }),
  single('$file is relative to its file', 'x: {$file: a.txt}', 'text', {
    files: { 'config/a.txt': 'text\n' },
  }),
  single('$file does not replace variables', 'x: {$file: a.txt}', '${A}', {
    files: { 'config/a.txt': '${A}' },
  }),
  single('$file that does not exist', 'x: {$file: a.txt}\ny: 1', undefined, { problems: refused }),
  single(
    '$include reads a whole file',
    'x: {$include: a.yaml}',
    { b: 1 },
    { files: { 'config/a.yaml': 'b: 1' } },
  ),
  single('$include reads a JSON file', 'x: {$include: a.json}', [1], { files: { 'config/a.json': '[1]' } }),
  single('$include reads a part of a file', "x: {$include: 'a.json#b.c'}", 1, {
    files: { 'config/a.json': '{"b":{"c":1}}' },
  }),
  single(
    '$include is relative to its file, even in included files',
    'x: {$include: d/a.yaml}',
    { b: 2 },
    {
      files: { 'config/d/a.yaml': 'b: {$include: c.yaml}', 'config/d/c.yaml': '2' },
    },
  ),
  single('$include of a part that does not exist', "x: {$include: 'a.yaml#c'}", undefined, {
    files: { 'config/a.yaml': 'b: 1' },
    problems: refused,
  }),
  single(
    '$include in a cycle',
    'x: {$include: a.yaml}',
    {},
    { files: { 'config/a.yaml': 'b: {$include: a.yaml}' }, problems: refused },
  ),
  single(
    'variables are replaced in included files',
    'x: {$include: a.yaml}',
    { b: 'one' },
    { files: { 'config/a.yaml': "b: '${A}'" }, env: { A: 'one' } },
  ),
  single('variables are replaced in the file name of $include', "x: {$include: '${F}.yaml'}", 1, {
    files: { 'config/a.yaml': '1' },
    env: { F: 'a' },
  }),
  layered(
    'an included map merges with an earlier one',
    ['x: {a: 1}', 'x: {$include: i.yaml}'],
    { a: 1, b: 2 },
    {
      files: { '0.yaml': 'x: {a: 1}', '1.yaml': 'x: {$include: i.yaml}', 'i.yaml': 'b: 2' },
    },
  ),
  layered('an included list replaces an earlier one', [], [2], {
    files: { '0.yaml': 'x: [1]', '1.yaml': 'x: {$include: i.yaml}', 'i.yaml': '[2]' },
    args: ['--config', '0.yaml', '--config', '1.yaml'],
  }),
];
