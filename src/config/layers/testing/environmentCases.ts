import { layered, local, main, single, type LayeringCase } from './layeringCase';

/** `APP_CONFIG_a_b` overrides all files. */
export const environmentCases: LayeringCase[] = [
  single('a variable sets a value', '', 1, { env: { APP_CONFIG_x: '1' } }),
  single('a variable overrides a file', 'x: 1', 2, { env: { APP_CONFIG_x: '2' } }),
  {
    title: 'a variable overrides the local file',
    files: { [main]: 'x: 1', [local]: 'x: 2' },
    env: { APP_CONFIG_x: '3' },
    x: 3,
  },
  layered('a variable overrides the last flag', ['x: 1', 'x: 2'], 3, { env: { APP_CONFIG_x: '3' } }),
  single(
    'underscores separate keys',
    'x: {a: {b: 1, c: 1}}',
    { a: { b: 2, c: 1 } },
    { env: { APP_CONFIG_x_a_b: '2' } },
  ),
  single('a value is JSON: a number', '', 4.5, { env: { APP_CONFIG_x: '4.5' } }),
  single('a value is JSON: a boolean', '', false, { env: { APP_CONFIG_x: 'false' } }),
  single('a value is JSON: a quoted string', '', '1', { env: { APP_CONFIG_x: '"1"' } }),
  single('a value is JSON: null', 'x: 1', null, { env: { APP_CONFIG_x: 'null' } }),
  single('a value is JSON: a list, which replaces', 'x: [1]', [2], { env: { APP_CONFIG_x: '[2]' } }),
  single(
    'a value is JSON: a map, which merges',
    'x: {a: 1}',
    { a: 1, b: 2 },
    { env: { APP_CONFIG_x: '{"b":2}' } },
  ),
  single('a value that is not JSON is a string', '', 'yes', { env: { APP_CONFIG_x: 'yes' } }),
  single('a value that is invalid JSON is a string', '', '{"a":', { env: { APP_CONFIG_x: '{"a":' } }),
  single('an empty variable is ignored', 'x: 1', 1, { env: { APP_CONFIG_x: '' } }),
  single('variables are not replaced', '', '${A}', { env: { APP_CONFIG_x: '${A}', A: '1' } }),
  single('keys are case-sensitive', 'x: {aB: 1}', { aB: 2 }, { env: { APP_CONFIG_x_aB: '2' } }),
  single(
    'two variables set two keys',
    '',
    { a: 1, b: 2 },
    { env: { APP_CONFIG_x_b: '2', APP_CONFIG_x_a: '1' } },
  ),
  single('a variable with another name is ignored', 'x: 1', 1, {
    env: { APP_CONFIGx: '2', app_config_x: '3' },
  }),
  single('a name that is not a key is reported', 'x: 1', 1, {
    env: { APP_CONFIG_1x: '2' },
    problems: ['CONFIG_VALUE_INVALID'],
  }),
];
