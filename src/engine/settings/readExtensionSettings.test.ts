import { describe, expect, test } from 'vitest';

import { printFindings } from '../problems';
import { configOf } from '../testing/testExtensions';
import { readExtensionSettings } from './readExtensionSettings';

function read(extensions: unknown) {
  return readExtensionSettings(configOf({ extensions }));
}

// Golden cases cover the valid and invalid forms. These tests cover what YAML cannot express.
describe('app.extensions', () => {
  test('of another type is reported with the message of the config reader', () => {
    const [problem] = printFindings(read({ 'page:catalog': false }).problems);
    expect(problem?.message).toBe(
      "Invalid type in config for key 'app.extensions', got object, wanted array",
    );
    expect(problem?.where?.path).toBe('app/extensions');
    expect(printFindings(read('page:catalog').problems)[0]?.message).toContain('got string');
  });

  test('is optional', () => {
    expect(readExtensionSettings({ data: {}, locate: () => undefined })).toEqual({ value: [], problems: [] });
    expect(readExtensionSettings({ data: { app: 'text' }, locate: () => undefined }).value).toEqual([]);
    expect(read(null)).toEqual({ value: [], problems: [] });
  });

  test('returns the path of each entry', () => {
    expect(read(['a', { b: null }, { c: { config: { x: 1 }, disabled: 'true' } }]).value).toEqual([
      { id: 'a', disabled: false, path: ['app', 'extensions', 0] },
      { id: 'b', disabled: false, path: ['app', 'extensions', 1, 'b'] },
      { id: 'c', disabled: true, config: { x: 1 }, path: ['app', 'extensions', 2, 'c'] },
    ]);
  });

  test('accepts names of inherited properties', () => {
    const entries: unknown = JSON.parse(
      '[{"__proto__": {"config": {"__proto__": {"x": 1}}}}, {"constructor": true}]',
    );
    const { value, problems } = read(entries);
    expect(problems).toEqual([]);
    expect(value.map(({ id }) => id)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
