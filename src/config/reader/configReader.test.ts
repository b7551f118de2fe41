import { describe, expect, it } from 'vitest';
import { loadText } from '../node/testing/loadText';
import { ConfigReader } from './configReader';

const reader = ConfigReader.fromData({
  text: 'a',
  empty: '',
  number: 3,
  numeric: '42',
  yes: true,
  word: 'off',
  none: null,
  texts: ['a', 'b'],
  mixed: ['a', 3],
  map: { inner: { deep: 1 } },
  list: [{ id: 'one' }, { id: 'two' }],
});

describe('ConfigReader', () => {
  it('reads values by dotted keys', () => {
    expect(reader.getString('text')).toBe('a');
    expect(reader.getNumber('number')).toBe(3);
    expect(reader.getBoolean('yes')).toBe(true);
    expect(reader.getStringArray('texts')).toEqual(['a', 'b']);
    expect(reader.getNumber('map.inner.deep')).toBe(1);
    expect(reader.get('map')).toEqual({ inner: { deep: 1 } });
    expect(reader.getConfig('map.inner').getNumber('deep')).toBe(1);
    expect(reader.getConfigArray('list').map((item) => item.getString('id'))).toEqual(['one', 'two']);
    expect(reader.getConfig('map').keys()).toEqual(['inner']);
    expect(reader.getOptional()).toHaveProperty('text');
  });

  it('accepts strings for numbers and booleans, because variables are strings', () => {
    expect(reader.getNumber('numeric')).toBe(42);
    expect(reader.getBoolean('word')).toBe(false);
    expect(reader.getBoolean('number' in {} ? '' : 'yes')).toBe(true);
  });

  it('reads null and missing keys as undefined', () => {
    for (const key of ['none', 'nope', 'map.nope', 'nope.deeper', 'none.deeper']) {
      expect(reader.has(key)).toBe(false);
      expect(reader.getOptional(key)).toBeUndefined();
      expect(reader.getOptionalString(key)).toBeUndefined();
      expect(reader.getOptionalNumber(key)).toBeUndefined();
      expect(reader.getOptionalBoolean(key)).toBeUndefined();
      expect(reader.getOptionalConfig(key)).toBeUndefined();
      expect(reader.getOptionalConfigArray(key)).toBeUndefined();
      expect(reader.getOptionalStringArray(key)).toBeUndefined();
    }
    expect(reader.has('text')).toBe(true);
  });

  it.each<[title: string, read: () => unknown, message: string]>([
    ['a missing value', () => reader.getString('nope'), "Missing required config value at 'nope'"],
    [
      'a missing value further in',
      () => reader.getConfig('map').getString('a.b'),
      "Missing required config value at 'map.a.b'",
    ],
    [
      'a number instead of a string',
      () => reader.getString('number'),
      "Invalid type in config for key 'number', got number, wanted string",
    ],
    [
      'an empty string',
      () => reader.getString('empty'),
      "Invalid type in config for key 'empty', got empty-string, wanted string",
    ],
    [
      'a string instead of a number',
      () => reader.getNumber('text'),
      "Invalid type in config for key 'text', got string, wanted number",
    ],
    [
      'a number instead of a boolean',
      () => reader.getBoolean('number'),
      "Invalid type in config for key 'number', got number, wanted boolean",
    ],
    [
      'a list instead of a map',
      () => reader.getConfig('list'),
      "Invalid type in config for key 'list', got array, wanted object",
    ],
    [
      'a map instead of a list',
      () => reader.getConfigArray('map'),
      "Invalid type in config for key 'map', got object, wanted object-array",
    ],
    [
      'a string in a list of maps',
      () => reader.getConfigArray('texts'),
      "Invalid type in config for key 'texts[0]', got string, wanted object-array",
    ],
    [
      'a number in a list of strings',
      () => reader.getStringArray('mixed'),
      "Invalid type in config for key 'mixed[1]', got number, wanted string-array",
    ],
    [
      'a string as a parent',
      () => reader.getString('text.inner'),
      "Invalid type in config for key 'text', got string, wanted object",
    ],
    ['an invalid key', () => reader.getString('a..b'), "Invalid config key 'a..b'"],
    ['a prototype', () => reader.has('__proto__'), "Invalid config key '__proto__'"],
  ])('throws for %s', (_, read, message) => {
    expect(read).toThrow(new Error(message).message);
  });

  it('includes the file, the line and the column', async () => {
    const { loaded } = await loadText('other:\n  key: [1]');
    const located = new ConfigReader(loaded.source);
    expect(() => located.getString('other.key')).toThrow(
      "Invalid type in config for key 'other.key' in 'layer-1.yaml:2:8', got array, wanted string",
    );
    expect(() => located.getConfig('other').getString('nope')).toThrow(
      "Missing required config value at 'other.nope' in 'layer-1.yaml:2:3'",
    );
  });

  it('does not read inherited properties', () => {
    expect(reader.has('constructor')).toBe(false);
    expect(reader.getOptionalConfig('map.constructor')).toBeUndefined();
  });
});

describe('A reader whose source is replaced', () => {
  const before = { app: { title: 'A', links: [{ to: '/a' }] }, other: 1 };
  const sourceOf = (data: Record<string, unknown>) => ({ data, locate: () => undefined });

  it('reads the new source, and so do its child readers', () => {
    const live = new ConfigReader(sourceOf(before));
    const part = live.getConfig('app');
    const [link] = live.getConfigArray('app.links');
    const former = live.replace(sourceOf({ app: { title: 'B', links: [{ to: '/b' }] } }));
    expect(former.data).toBe(before);
    expect(live.getString('app.title')).toBe('B');
    expect(part.getString('title')).toBe('B');
    expect(link?.getString('to')).toBe('/b');
  });

  it.each<[string, (reader: ConfigReader) => unknown, Record<string, unknown>, boolean]>([
    ['a changed value', (r) => r.getString('app.title'), { app: { title: 'B' } }, false],
    ['an unchanged value', (r) => r.getString('app.title'), { app: { title: 'A', more: 1 } }, true],
    ['a removed value', (r) => r.getOptionalString('app.title'), {}, false],
    ['an added value', (r) => r.has('app.base'), { ...before, app: { base: '' } }, false],
    ['nothing', () => 0, {}, true],
    ['a child reader without reads', (r) => r.getConfig('app'), { app: { title: 'B' } }, true],
    ['a removed child reader', (r) => r.getOptionalConfig('app'), {}, false],
    [
      'a value of a child reader',
      (r) => r.getConfig('app').getString('title'),
      { app: { title: 'B' } },
      false,
    ],
    ['the length of a list', (r) => r.getConfigArray('app.links'), { app: { links: [] } }, false],
    ['a list of the same length', (r) => r.getConfigArray('app.links'), { app: { links: [{}] } }, true],
    ['keys', (r) => r.keys(), { app: 1, other: 2 }, true],
    ['keys with one removed', (r) => r.keys(), { app: 1 }, false],
    ['everything', (r) => r.get(), { ...before, other: 2 }, false],
    ['a value with a new type', (r) => r.getOptional('app.title'), { app: 'x' }, false],
  ])('tracks whether %s is current', (_, read, after, isCurrent) => {
    const live = new ConfigReader(sourceOf(before));
    const tracked = live.track(() => read(live));
    expect(tracked.isCurrent()).toBe(true);
    live.replace(sourceOf(after));
    expect(tracked.isCurrent()).toBe(isCurrent);
  });

  it('supports nested tracking', () => {
    const live = new ConfigReader(sourceOf(before));
    const outer = live.track(() => {
      live.getString('app.title');
      return live.track(() => live.getNumber('other'));
    });
    live.replace(sourceOf({ ...before, other: 2 }));
    expect(outer.isCurrent()).toBe(true);
    expect(outer.value.isCurrent()).toBe(false);
  });
});
