import { local, main, refused, single, type LayeringCase } from './layeringCase';

/** Which files are loaded, and in which order. */
export const fileCases: LayeringCase[] = [
  single('the default file alone', 'x: 1', 1),
  { title: 'the local file overrides the default file', files: { [main]: 'x: 1', [local]: 'x: 2' }, x: 2 },
  {
    title: 'the local file merges with the default file',
    files: { [main]: 'x: {a: 1}', [local]: 'x: {b: 2}' },
    x: { a: 1, b: 2 },
  },
  {
    title: 'the local file is ignored without the default file',
    files: { [local]: 'x: 2' },
    x: 2,
    problems: refused,
  },
  {
    title: '--config disables the default file',
    files: { [main]: 'x: 1', 'a.yaml': 'y: 1' },
    args: ['--config', 'a.yaml'],
    x: undefined,
  },
  {
    title: '--config disables the local file',
    files: { [local]: 'x: 1', 'a.yaml': 'y: 1' },
    args: ['--config', 'a.yaml'],
    x: undefined,
  },
  {
    title: '--config=FILE is the same as --config FILE',
    files: { 'a.yaml': 'x: a' },
    args: ['--config=a.yaml'],
    x: 'a',
  },
  {
    title: 'of two files the last flag wins',
    files: { 'a.yaml': 'x: a', 'b.yaml': 'x: b' },
    args: ['--config', 'b.yaml', '--config', 'a.yaml'],
    x: 'a',
  },
  {
    title: 'of three files the last flag wins',
    files: { 'a.yaml': 'x: a', 'b.yaml': 'x: b', 'c.yaml': 'x: c' },
    args: ['--config', 'a.yaml', '--config=c.yaml', '--config', 'b.yaml'],
    x: 'b',
  },
  {
    title: 'a file that is given twice is used at its last position',
    files: { 'a.yaml': 'x: a', 'b.yaml': 'x: b' },
    args: ['--config', 'a.yaml', '--config', 'b.yaml', '--config', 'a.yaml'],
    x: 'a',
  },
  {
    title: 'the default file is used if it is given',
    files: { [main]: 'x: 1', 'a.yaml': 'x: 2' },
    args: ['--config', 'a.yaml', '--config', main],
    x: 1,
  },
  {
    title: 'other files are loaded if one is missing',
    files: { 'a.yaml': 'x: a' },
    args: ['--config', 'a.yaml', '--config', 'nope.yaml'],
    x: 'a',
    problems: refused,
  },
  {
    title: 'a JSON file is a configuration file',
    files: { 'a.json': '{"x": [1]}' },
    args: ['--config', 'a.json'],
    x: [1],
  },
  { title: 'a missing default file is reported', files: {}, x: undefined, problems: refused },
];
