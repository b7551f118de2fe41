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

  it('takes texts for numbers and booleans, as variables give them', () => {
    expect(reader.getNumber('numeric')).toBe(42);
    expect(reader.getBoolean('word')).toBe(false);
    expect(reader.getBoolean('number' in {} ? '' : 'yes')).toBe(true);
  });

  it('reads null and absent keys as undefined', () => {
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
      'a number for a text',
      () => reader.getString('number'),
      "Invalid type in config for key 'number', got number, wanted string",
    ],
    [
      'an empty text',
      () => reader.getString('empty'),
      "Invalid type in config for key 'empty', got empty-string, wanted string",
    ],
    [
      'a text for a number',
      () => reader.getNumber('text'),
      "Invalid type in config for key 'text', got string, wanted number",
    ],
    [
      'a number for a boolean',
      () => reader.getBoolean('number'),
      "Invalid type in config for key 'number', got number, wanted boolean",
    ],
    [
      'a list for a map',
      () => reader.getConfig('list'),
      "Invalid type in config for key 'list', got array, wanted object",
    ],
    [
      'a map for a list',
      () => reader.getConfigArray('map'),
      "Invalid type in config for key 'map', got object, wanted object-array",
    ],
    [
      'a text in a list of maps',
      () => reader.getConfigArray('texts'),
      "Invalid type in config for key 'texts[0]', got string, wanted object-array",
    ],
    [
      'a number in a list of texts',
      () => reader.getStringArray('mixed'),
      "Invalid type in config for key 'mixed[1]', got number, wanted string-array",
    ],
    [
      'a text on the way',
      () => reader.getString('text.inner'),
      "Invalid type in config for key 'text', got string, wanted object",
    ],
    ['an invalid key', () => reader.getString('a..b'), "Invalid config key 'a..b'"],
    ['a prototype', () => reader.has('__proto__'), "Invalid config key '__proto__'"],
  ])('throws for %s', (_, read, message) => {
    expect(read).toThrow(new Error(message).message);
  });

  it('names the file, the line and the column', async () => {
    const { loaded } = await loadText('other:\n  key: [1]');
    const located = new ConfigReader(loaded.source);
    expect(() => located.getString('other.key')).toThrow(
      "Invalid type in config for key 'other.key' in 'layer-1.yaml:2:8', got array, wanted string",
    );
    expect(() => located.getConfig('other').getString('nope')).toThrow(
      "Missing required config value at 'other.nope' in 'layer-1.yaml:2:3'",
    );
  });

  it('reads nothing that objects inherit', () => {
    expect(reader.has('constructor')).toBe(false);
    expect(reader.getOptionalConfig('map.constructor')).toBeUndefined();
  });
});

describe('A reader whose source is replaced', () => {
  const before = { app: { title: 'A', links: [{ to: '/a' }] }, other: 1 };
  const sourceOf = (data: Record<string, unknown>) => ({ data, locate: () => undefined });

  it('reads the new one, and so do the readers of its parts', () => {
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
    ['a value that changed', (r) => r.getString('app.title'), { app: { title: 'B' } }, false],
    ['a value that stayed', (r) => r.getString('app.title'), { app: { title: 'A', more: 1 } }, true],
    ['a value that is gone', (r) => r.getOptionalString('app.title'), {}, false],
    ['a value that came', (r) => r.has('app.base'), { ...before, app: { base: '' } }, false],
    ['nothing', () => 0, {}, true],
    ['a part, of which nothing was read', (r) => r.getConfig('app'), { app: { title: 'B' } }, true],
    ['a part that is gone', (r) => r.getOptionalConfig('app'), {}, false],
    ['a value of a part', (r) => r.getConfig('app').getString('title'), { app: { title: 'B' } }, false],
    ['the length of a list', (r) => r.getConfigArray('app.links'), { app: { links: [] } }, false],
    ['a list of the same length', (r) => r.getConfigArray('app.links'), { app: { links: [{}] } }, true],
    ['keys', (r) => r.keys(), { app: 1, other: 2 }, true],
    ['keys of which one is gone', (r) => r.keys(), { app: 1 }, false],
    ['everything', (r) => r.get(), { ...before, other: 2 }, false],
    ['what is now of another type', (r) => r.getOptional('app.title'), { app: 'x' }, false],
  ])('tells one who read %s whether it is as it was', (_, read, after, isCurrent) => {
    const live = new ConfigReader(sourceOf(before));
    const tracked = live.track(() => read(live));
    expect(tracked.isCurrent()).toBe(true);
    live.replace(sourceOf(after));
    expect(tracked.isCurrent()).toBe(isCurrent);
  });

  it('tells each of two apart, one inside of the other', () => {
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
