import { layered, local, main, single, type LayeringCase } from './layeringCase';

/** `APP_CONFIG_a_b` lies over all files. */
export const environmentCases: LayeringCase[] = [
  single('a variable sets a value', '', 1, { env: { APP_CONFIG_x: '1' } }),
  single('a variable lies over a file', 'x: 1', 2, { env: { APP_CONFIG_x: '2' } }),
  {
    title: 'a variable lies over the local file',
    files: { [main]: 'x: 1', [local]: 'x: 2' },
    env: { APP_CONFIG_x: '3' },
    x: 3,
  },
  layered('a variable lies over the last flag', ['x: 1', 'x: 2'], 3, { env: { APP_CONFIG_x: '3' } }),
  single(
    'underscores are steps',
    'x: {a: {b: 1, c: 1}}',
    { a: { b: 2, c: 1 } },
    { env: { APP_CONFIG_x_a_b: '2' } },
  ),
  single('a value is JSON: a number', '', 4.5, { env: { APP_CONFIG_x: '4.5' } }),
  single('a value is JSON: a boolean', '', false, { env: { APP_CONFIG_x: 'false' } }),
  single('a value is JSON: a quoted text', '', '1', { env: { APP_CONFIG_x: '"1"' } }),
  single('a value is JSON: null', 'x: 1', null, { env: { APP_CONFIG_x: 'null' } }),
  single('a value is JSON: a list, which replaces', 'x: [1]', [2], { env: { APP_CONFIG_x: '[2]' } }),
  single(
    'a value is JSON: a map, which merges',
    'x: {a: 1}',
    { a: 1, b: 2 },
    { env: { APP_CONFIG_x: '{"b":2}' } },
  ),
  single('a value that is no JSON is text', '', 'yes', { env: { APP_CONFIG_x: 'yes' } }),
  single('a value that is broken JSON is text', '', '{"a":', { env: { APP_CONFIG_x: '{"a":' } }),
  single('an empty variable says nothing', 'x: 1', 1, { env: { APP_CONFIG_x: '' } }),
  single('variables are not filled in', '', '${A}', { env: { APP_CONFIG_x: '${A}', A: '1' } }),
  single('capitals count', 'x: {aB: 1}', { aB: 2 }, { env: { APP_CONFIG_x_aB: '2' } }),
  single(
    'two variables set two keys',
    '',
    { a: 1, b: 2 },
    { env: { APP_CONFIG_x_b: '2', APP_CONFIG_x_a: '1' } },
  ),
  single('a variable of another name says nothing', 'x: 1', 1, {
    env: { APP_CONFIGx: '2', app_config_x: '3' },
  }),
  single('a name that is no key is told', 'x: 1', 1, {
    env: { APP_CONFIG_1x: '2' },
    told: ['CONFIG_VALUE_INVALID'],
  }),
];
