import { describe, expect, test } from 'vitest';

import { configOf } from '../testing/testExtensions';
import { readExtensionSettings } from './readExtensionSettings';

function read(extensions: unknown) {
  return readExtensionSettings(configOf({ extensions }));
}

// The forms and their faults stand as golden cases; here is what YAML alone cannot say.
describe('app.extensions', () => {
  test('of another type is told as the config reader tells it', () => {
    const [problem] = read({ 'page:catalog': false }).problems;
    expect(problem?.message).toBe(
      "Invalid type in config for key 'app.extensions', got object, wanted array",
    );
    expect(problem?.where?.path).toBe('app/extensions');
    expect(read('page:catalog').problems[0]?.message).toContain('got string');
  });

  test('that is absent says nothing', () => {
    expect(readExtensionSettings({ data: {}, locate: () => undefined })).toEqual({ value: [], problems: [] });
    expect(readExtensionSettings({ data: { app: 'text' }, locate: () => undefined }).value).toEqual([]);
    expect(read(null)).toEqual({ value: [], problems: [] });
  });

  test('keeps the path of each entry, from which all its places follow', () => {
    expect(read(['a', { b: null }, { c: { config: { x: 1 }, disabled: 'true' } }]).value).toEqual([
      { id: 'a', disabled: false, path: ['app', 'extensions', 0] },
      { id: 'b', disabled: false, path: ['app', 'extensions', 1, 'b'] },
      { id: 'c', disabled: true, config: { x: 1 }, path: ['app', 'extensions', 2, 'c'] },
    ]);
  });

  test('takes names that objects have of themselves as plain names', () => {
    const entries: unknown = JSON.parse(
      '[{"__proto__": {"config": {"__proto__": {"x": 1}}}}, {"constructor": true}]',
    );
    const { value, problems } = read(entries);
    expect(problems).toEqual([]);
    expect(value.map(({ id }) => id)).toEqual(['__proto__', 'constructor']);
    expect(Reflect.get({}, 'x')).toBeUndefined();
  });
});
