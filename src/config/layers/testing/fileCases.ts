import { local, main, refused, single, type LayeringCase } from './layeringCase';

/** Which files count, and in which order. */
export const fileCases: LayeringCase[] = [
  single('the default file alone', 'x: 1', 1),
  { title: 'the local file over the default one', files: { [main]: 'x: 1', [local]: 'x: 2' }, x: 2 },
  {
    title: 'the local file merged into the default one',
    files: { [main]: 'x: {a: 1}', [local]: 'x: {b: 2}' },
    x: { a: 1, b: 2 },
  },
  {
    title: 'no local file without the default one',
    files: { [local]: 'x: 2' },
    x: 2,
    told: refused,
  },
  {
    title: '--config switches the default file off',
    files: { [main]: 'x: 1', 'a.yaml': 'y: 1' },
    args: ['--config', 'a.yaml'],
    x: undefined,
  },
  {
    title: '--config switches the local file off',
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
    title: 'a file named twice counts where it stands last',
    files: { 'a.yaml': 'x: a', 'b.yaml': 'x: b' },
    args: ['--config', 'a.yaml', '--config', 'b.yaml', '--config', 'a.yaml'],
    x: 'a',
  },
  {
    title: 'the default file counts when it is named too',
    files: { [main]: 'x: 1', 'a.yaml': 'x: 2' },
    args: ['--config', 'a.yaml', '--config', main],
    x: 1,
  },
  {
    title: 'a file that is not there leaves the others',
    files: { 'a.yaml': 'x: a' },
    args: ['--config', 'a.yaml', '--config', 'nope.yaml'],
    x: 'a',
    told: refused,
  },
  {
    title: 'a JSON file is a configuration file',
    files: { 'a.json': '{"x": [1]}' },
    args: ['--config', 'a.json'],
    x: [1],
  },
  { title: 'an absent default file is told', files: {}, x: undefined, told: refused },
];
