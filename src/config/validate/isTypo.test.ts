import { describe, expect, it } from 'vitest';
import { loadText } from '../node/testing/loadText';

async function listUnknown(text: string) {
  const { problems } = await loadText(text);
  return problems
    .filter(({ code }) => code === 'CONFIG_KEY_UNKNOWN')
    .map(({ where, candidates }) => [where?.path, candidates?.[0]]);
}

describe('a map that takes any key', () => {
  it.each([
    ['permission: { enablled: true }', 'permission.enablled', 'enabled'],
    ['auth: { providers: { guet: {} } }', 'auth.providers.guet', 'guest'],
    ['integrations: { github: [{ hot: github.com }] }', 'integrations.github[0].hot', 'host'],
    [
      'proxy: { endpoints: { /a: { target: "https://a.example", credetnials: require } } }',
      'proxy.endpoints./a.credetnials',
      'credentials',
    ],
    ['techdocs: { buildder: local }', 'techdocs.buildder', 'builder'],
  ])('%s is reported as a typo of a known key', async (text, path, nearest) => {
    expect(await listUnknown(text)).toEqual([[path, nearest]]);
  });

  it.each([
    'auth: { providers: { github: {}, gitlab: {}, google: {} } }',
    'proxy: { /endpoint: https://a.example, /endpoint2: https://b.example }',
    'search: { pg: { highlightOptions: {} }, collators: {} }',
    'techdocs: { generator: { runIn: local }, cache: { ttl: 1 } }',
    'permission: { enabled: true, rbac: { admin: {} } }',
    'integrations: { github: [{ host: github.com, token: x, apps: [], rateLimit: 1 }] }',
  ])('%s is accepted', async (text) => {
    expect(await listUnknown(text)).toEqual([]);
  });

  it('reports a key of the previous section that is not indented enough', async () => {
    expect(await listUnknown('kubernetes:\n  podExecTerminal:\n  enabled: false\n')).toEqual([
      ['kubernetes.enabled', undefined],
    ]);
  });
});
