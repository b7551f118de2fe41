import { describe, expect, it } from 'vitest';
import { ConfigReader } from '#config';
import { type AnyApiFactory, prepareApp } from '#engine';
import {
  appTreeApiRef,
  configApiRef,
  createRouteRef,
  type RouteResolutionApi,
  routeResolutionApiRef,
} from '#sdk';
import { describeConfigApi } from '#sdk/testing';
import { createShellApis } from './createShellApis';

function get(factories: readonly AnyApiFactory[], id: string): unknown {
  return factories.find(({ api }) => api.id === id)?.factory({});
}

describeConfigApi('the configuration of the shell', (data) => {
  const { factories } = createShellApis(ConfigReader.fromData(data));
  return get(factories, configApiRef.id) as ConfigReader;
});

describe('the tree and routes of the shell', () => {
  it('are available once the app is created, and resolve to nothing before', () => {
    const shellApis = createShellApis(ConfigReader.fromData({}));
    const routes = get(shellApis.factories, routeResolutionApiRef.id) as RouteResolutionApi;
    expect(() => (get(shellApis.factories, appTreeApiRef.id) as { getTree(): unknown }).getTree()).toThrow(
      'not available yet',
    );
    expect(routes.resolve(createRouteRef())).toBeUndefined();

    const prepared = prepareApp({ features: [], config: { data: {}, locate: () => undefined } });
    shellApis.setTree(prepared.tree);
    const tree = (get(shellApis.factories, appTreeApiRef.id) as { getTree(): { tree: unknown } }).getTree();
    expect(tree.tree).toBe(prepared.tree);
  });
});
