import { describe, expect, it } from 'vitest';
import type { ConfigApi, JsonObject } from '../../apis/configApi';

const data: JsonObject = {
  app: { title: 'Portal', port: 7007, ratio: '1.5', enabled: true, off: 'false', nothing: null },
  list: ['a', 'b'],
  mixed: ['a', 1],
  items: [{ id: 1 }, { id: 2 }],
};

/** The contract of config APIs. */
export function describeConfigApi(name: string, createApi: (data: JsonObject) => ConfigApi): void {
  describe(`${name} as a config API`, () => {
    const config = () => createApi(data);

    it('reads values of each type by a dotted path', () => {
      expect(config().getString('app.title')).toBe('Portal');
      expect(config().getNumber('app.port')).toBe(7007);
      expect(config().getBoolean('app.enabled')).toBe(true);
      expect(config().getStringArray('list')).toEqual(['a', 'b']);
    });

    it('converts numbers and booleans from strings, as in environment variables', () => {
      expect(config().getNumber('app.ratio')).toBe(1.5);
      expect(config().getBoolean('app.off')).toBe(false);
    });

    it('returns undefined for an optional missing key, else throws with the key', () => {
      expect(config().getOptionalString('app.subtitle')).toBeUndefined();
      expect(config().getOptionalConfig('nowhere')).toBeUndefined();
      expect(() => config().getString('app.subtitle')).toThrow('app.subtitle');
    });

    it('treats null as absent', () => {
      expect(config().has('app.nothing')).toBe(false);
      expect(config().getOptionalString('app.nothing')).toBeUndefined();
    });

    it.each<[string, (api: ConfigApi) => unknown]>([
      ['app.port', (api) => api.getOptionalString('app.port')],
      ['app.title', (api) => api.getOptionalNumber('app.title')],
      ['app.title', (api) => api.getOptionalBoolean('app.title')],
      ['list', (api) => api.getOptionalConfig('list')],
      ['mixed', (api) => api.getOptionalStringArray('mixed')],
    ])('rejects a value of another type at %s', (key, read) => {
      expect(() => read(config())).toThrow(key);
    });

    it('returns sections with relative keys, and the full path in errors', () => {
      const part = config().getConfig('app');
      expect(part.getString('title')).toBe('Portal');
      expect(part.has('title')).toBe(true);
      expect(() => part.getString('subtitle')).toThrow('app.subtitle');
      expect(
        config()
          .getConfigArray('items')
          .map((item) => item.getNumber('id')),
      ).toEqual([1, 2]);
    });

    it('returns its keys and the data', () => {
      expect(config().keys()).toEqual(['app', 'list', 'mixed', 'items']);
      expect(config().get('list')).toEqual(['a', 'b']);
      expect(config().getOptional('nowhere')).toBeUndefined();
    });

    it.each(['', 'app.', 'app.__proto__', 'app title', '1st'])('rejects the key %j', (key) => {
      expect(() => config().getOptional(key)).toThrow('Invalid config key');
    });

    it('ignores inherited properties', () => {
      expect(config().has('constructor')).toBe(false);
      expect(config().getOptional('app.toString')).toBeUndefined();
    });
  });
}
