import { layered, refused, single, unset, type LayeringCase } from './layeringCase';

/** `$env`, `$file` and `$include`. */
export const directiveCases: LayeringCase[] = [
  single('$env is a variable', 'x: {$env: A}', 'one', { env: { A: 'one' } }),
  single('$env gives a text', 'x: {$env: A}', '1', { env: { A: '1' } }),
  single('$env of a variable that is not set', 'x: {$env: A}', undefined, { told: unset }),
  single('$file is relative to its file', 'x: {$file: a.txt}', 'text', {
    files: { 'config/a.txt': 'text\n' },
  }),
  single('$file fills nothing in', 'x: {$file: a.txt}', '${A}', { files: { 'config/a.txt': '${A}' } }),
  single('$file that is not there', 'x: {$file: a.txt}\ny: 1', undefined, { told: refused }),
  single(
    '$include is a whole file',
    'x: {$include: a.yaml}',
    { b: 1 },
    { files: { 'config/a.yaml': 'b: 1' } },
  ),
  single('$include is a JSON file', 'x: {$include: a.json}', [1], { files: { 'config/a.json': '[1]' } }),
  single('$include is a part of a file', "x: {$include: 'a.json#b.c'}", 1, {
    files: { 'config/a.json': '{"b":{"c":1}}' },
  }),
  single(
    '$include is relative to its file, also inside',
    'x: {$include: d/a.yaml}',
    { b: 2 },
    {
      files: { 'config/d/a.yaml': 'b: {$include: c.yaml}', 'config/d/c.yaml': '2' },
    },
  ),
  single('$include of a part that is not there', "x: {$include: 'a.yaml#c'}", undefined, {
    files: { 'config/a.yaml': 'b: 1' },
    told: refused,
  }),
  single(
    '$include in a circle',
    'x: {$include: a.yaml}',
    {},
    { files: { 'config/a.yaml': 'b: {$include: a.yaml}' }, told: refused },
  ),
  single(
    'variables are filled in inside of $include',
    'x: {$include: a.yaml}',
    { b: 'one' },
    { files: { 'config/a.yaml': "b: '${A}'" }, env: { A: 'one' } },
  ),
  single('variables are filled in in the name of $include', "x: {$include: '${F}.yaml'}", 1, {
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
