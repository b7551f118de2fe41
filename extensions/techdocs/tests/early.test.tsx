import { describe, expect, it } from 'vitest';
import type { EarlyContext } from '#sdk/early';
import { techdocsEarlyPart } from '../early';

type Settings = Record<string, Record<string, unknown> | undefined>;

const { origin } = globalThis.location;

function list(
  path: string,
  extensions: Settings = {},
  config: Record<string, unknown> = {},
  backend = origin,
): string[] {
  const context: EarlyContext = {
    read: (key) => config[key],
    settings: (id) => (Object.hasOwn(extensions, id) ? extensions[id] : {}),
    listed: Object.keys(extensions),
    backendUrl: (pluginId) => `${backend}/api/${pluginId}`,
    path,
    search: new URLSearchParams(),
    isAt: () => false,
    href: (path) => path,
    stored: () => undefined,
  };
  const requests =
    techdocsEarlyPart.page?.(context)?.requests({ token: 'abc', ownershipEntityRefs: [] }) ?? [];
  return requests.map(
    ({ url, headers }) => `${url.replace(origin, '')}${headers ? ` ${JSON.stringify(headers)}` : ''}`,
  );
}

const prefer = '{"prefer":"respond-async"}';

describe('what a page of documentation requests before the app is loaded', () => {
  it('is its HTML and its entity', () => {
    expect(list('/docs/default/Component/Ticket-Office/guide/first%20steps/')).toEqual([
      `/api/techdocs/static/docs/default/component/ticket-office/guide/first%20steps/index.html ${prefer}`,
      '/api/techdocs/metadata/entity/default/component/ticket-office',
    ]);
    expect(list('/docs/default/component/a')[0]).toBe(
      `/api/techdocs/static/docs/default/component/a/index.html ${prefer}`,
    );
    expect(list('/docs/default/component/a/old.html')[0]).toBe(
      `/api/techdocs/static/docs/default/component/a/old.html ${prefer}`,
    );
  });

  it('follows the path of the page and the case of the configuration', () => {
    const legacy = { 'techdocs.legacyUseCaseSensitiveTripletPaths': true };
    const moved = { 'page:techdocs/reader': { path: '/read/:kind/:namespace/:name' } };
    expect(list('/read/Component/default/A', moved, legacy)[1]).toBe(
      '/api/techdocs/metadata/entity/default/Component/A',
    );
  });

  it('is nothing on other pages, with other clients, and for another origin', () => {
    expect(list('/docs')).toEqual([]);
    expect(list('/docs/default/component')).toEqual([]);
    expect(list('/catalog/default/component/a')).toEqual([]);
    expect(list('/docs/default/component/a', { 'page:techdocs/reader': undefined })).toEqual([]);
    expect(list('/docs/default/component/a', { 'api:techdocs/storage': {} })).toEqual([]);
    expect(list('/docs/default/component/a', {}, {}, 'https://other.example')).toEqual([]);
  });
});
