import { isValidElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AppNode,
  type AppTree,
  coreExtensionData,
  createFrontendPlugin,
  createRouteRef,
  type RouteRef,
} from '#sdk';
import { collectNavItems } from './collectNavItems';
import type { NavItemTarget } from './navItemTarget';

interface Page {
  id: string;
  routeRef?: RouteRef;
  title?: string;
  icon?: string;
  pluginTitle?: string;
  pluginIcon?: string;
}

const icon = (name: string) => <svg data-name={name} />;

function createNode({ id, routeRef, title, icon: own, pluginTitle, pluginIcon }: Page): AppNode {
  const data = new Map<string, unknown>();
  if (routeRef) data.set(coreExtensionData.routeRef.id, routeRef);
  if (title) data.set(coreExtensionData.title.id, title);
  if (own) data.set(coreExtensionData.icon.id, icon(own));
  const plugin = createFrontendPlugin({
    pluginId: 'acme',
    ...(pluginTitle ? { title: pluginTitle } : {}),
    ...(pluginIcon ? { icon: icon(pluginIcon) } : {}),
  });
  const node: unknown = {
    spec: { id, plugin },
    instance: { getData: (ref: { id: string }) => data.get(ref.id) },
  };
  return node as AppNode;
}

const withParams = createRouteRef({ params: ['name'] });

function collect(pages: Page[], targets: NavItemTarget[] = []) {
  const node: unknown = { edges: { attachments: new Map([['routes', pages.map(createNode)]]) } };
  const tree: unknown = { nodes: new Map([['app/routes', node]]), orphans: [] };
  const resolve = (ref: unknown) => () => {
    if (ref === withParams) throw new Error('needs name');
    return '/somewhere';
  };
  const items = collectNavItems(tree as AppTree, { resolve }, targets);
  return items.map(({ title, icon: shown }) => {
    const drawn = isValidElement<{ 'data-name'?: string }>(shown) ? shown : undefined;
    return `${title} (${drawn?.props['data-name'] ?? 'of a component'})`;
  });
}

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

describe('collectNavItems', () => {
  const routeRef = createRouteRef();

  test('uses the title and icon of the page, then of the plugin, then the plugin id', () => {
    expect(
      collect([
        { id: 'page:a', routeRef, title: 'Own', icon: 'own' },
        { id: 'page:b', routeRef, icon: 'own', pluginTitle: 'Plugin', pluginIcon: 'plugin' },
        { id: 'page:c', routeRef, pluginTitle: 'Plugin', pluginIcon: 'plugin' },
        { id: 'page:d', routeRef, pluginIcon: 'plugin' },
      ]),
    ).toEqual(['Own (own)', 'Plugin (own)', 'Plugin (plugin)', 'acme (plugin)']);
  });

  test('requires an icon and a route without parameters', () => {
    expect(
      collect([
        { id: 'page:a', routeRef, title: 'No icon' },
        { id: 'page:b', title: 'No route', icon: 'own' },
        { id: 'page:c', routeRef: withParams, title: 'Parameters', icon: 'own' },
      ]),
    ).toEqual([]);
    expect(console.warn).not.toHaveBeenCalled();
  });

  test('skips an older item whose route needs parameters, with a warning', () => {
    const target = { title: 'Older', icon: () => null, routeRef: withParams as unknown as RouteRef };
    expect(collect([{ id: 'page:a', routeRef: withParams }], [target])).toEqual([]);
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("'Older'"));
  });

  test('uses the title of an older item if the page has none', () => {
    const target = { title: 'Older', icon: () => null, routeRef };
    const pages = [
      { id: 'page:a', routeRef, title: 'Own', icon: 'own' },
      { id: 'page:b', routeRef, title: 'acme' },
    ];
    expect(collect(pages, [target])).toEqual(['Own (own)', 'Older (of a component)']);
  });
});
