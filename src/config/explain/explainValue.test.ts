import { describe, expect, it } from 'vitest';
import type { ConfigPath } from '#diagnostics';
import { loadText } from '../node/testing/loadText';

const layers = [
  `app:
  title: One
  extensions:
    - page:x:
        config: { a: 1, b: 1 }
    - page:y
backend:
  auth:
    keys:
      - secret: hush
`,
  `app:
  title: Two
  extensions:
    - page:x:
        config:
          b: 2
    - page:x/dotted.name: false
proxy:
  endpoints:
    /a.b: https://example.com
`,
  `app:
  extensions:
    - page:x: { config: { a: null }, disabled: true }
`,
];

async function explain(path: ConfigPath | string, texts = layers, env: Record<string, string> = {}) {
  const { loaded } = await loadText(texts, { env });
  const { history, where, ...rest } = loaded.explain(path);
  const place = (at: typeof where) => (at ? `${at.file}:${at.line}:${at.column}` : 'nowhere');
  return {
    ...rest,
    where: place(where),
    history: history.map((step) => `${step.effect} ${JSON.stringify(step.value)} ${place(step.where)}`),
  };
}

describe('explainValue', () => {
  it('returns the value, its place, the overridden values, the default and the description', async () => {
    expect(await explain('app.title', layers, { APP_CONFIG_app_title: 'Three' })).toEqual({
      path: 'app.title',
      value: 'Three',
      where: 'environment:APP_CONFIG_app_title:1:1',
      history: [
        'set "One" layer-1.yaml:2:10',
        'set "Two" layer-2.yaml:2:10',
        'set "Three" environment:APP_CONFIG_app_title:1:1',
      ],
      default: 'Trellis',
      description: 'Name of the portal, in the title of the browser window and in the navigation.',
      wanted: 'a string',
    });
  });

  it('returns the default if no file sets the value', async () => {
    expect(await explain('app.baseUrl')).toMatchObject({
      value: 'http://localhost:7007',
      default: 'http://localhost:7007',
      where: 'nowhere',
      history: [],
    });
    expect(await explain('nothing.here')).toEqual({
      path: 'nothing.here',
      value: undefined,
      where: 'nowhere',
      history: [],
    });
  });

  it.each<[path: ConfigPath | string]>([
    ['app.extensions.page:x.config.b'],
    ['app.extensions[0].page:x.config.b'],
    [['app', 'extensions', 0, 'page:x', 'config', 'b']],
    [['app', 'extensions', 'page:x', 'config', 'b']],
  ])('finds a value of an extension by id: %j', async (path) => {
    expect(await explain(path)).toEqual({
      path: 'app.extensions.page:x.config.b',
      value: 2,
      where: 'layer-2.yaml:6:14',
      history: ['set 1 layer-1.yaml:5:28', 'set 2 layer-2.yaml:6:14'],
    });
  });

  it('returns the place that removes a value', async () => {
    expect(await explain('app.extensions.page:x.config.a')).toEqual({
      path: 'app.extensions.page:x.config.a',
      value: undefined,
      where: 'nowhere',
      history: ['set 1 layer-1.yaml:5:22', 'remove undefined layer-3.yaml:3:30'],
    });
    expect((await explain('x.a', ['x: {a: 1}', 'x: ~'])).history).toEqual([
      'set 1 layer-1.yaml:1:8',
      'remove undefined layer-2.yaml:1:4',
    ]);
  });

  it('does not report items beyond the end of a list as removed', async () => {
    const history = async (...layers: string[]) => (await explain('x[1]', layers)).history;
    expect(await history('x: [1]')).toEqual([]);
    expect(await history('x: [1, 2]', 'x: [1]')).toEqual([
      'set 2 layer-1.yaml:1:8',
      'remove undefined layer-2.yaml:1:4',
    ]);
  });

  it('returns the changes of each file to an extension', async () => {
    expect(await explain('app.extensions.page:x')).toEqual({
      path: 'app.extensions.page:x',
      value: { config: { b: 2 }, disabled: true },
      where: 'layer-3.yaml:3:7',
      history: [
        'set {"config":{"a":1,"b":1}} layer-1.yaml:4:7',
        'merge {"config":{"b":2}} layer-2.yaml:4:7',
        'merge {"config":{"a":null},"disabled":true} layer-3.yaml:3:7',
      ],
    });
  });

  it('supports keys with dots', async () => {
    expect((await explain('app.extensions.page:x/dotted.name')).history).toEqual([
      'set {"disabled":true} layer-2.yaml:7:7',
    ]);
    expect((await explain('app.extensions.page:x/dotted.name.disabled')).where).toBe('layer-2.yaml:7:27');
    expect((await explain('proxy.endpoints./a.b')).where).toBe('layer-2.yaml:10:11');
  });

  it('masks secrets', async () => {
    const explained = await explain('backend.auth.keys[0].secret');
    expect(explained).toMatchObject({ value: '<secret>', history: ['set "<secret>" layer-1.yaml:10:17'] });
    expect(JSON.stringify(await explain('backend'))).not.toContain('hush');
  });
});
