import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import { type RouteRef, createExtensionBlueprint, createExtensionInput } from '#engine';
import type { Permission } from '../data/permission';
import { ExtensionBoundary } from '../components/ExtensionBoundary';
import { coreExtensionData } from '../data/coreExtensionData';
import { type IconElement, createIconElement } from '../data/icons';
import { loadGuarded } from './loadGuarded';
import { PageFrame } from './PageFrame';
import { SubPages } from './SubPages';

/** Parameters of a page. */
export interface PageParams {
  /** The default path, such as `/catalog`. The configuration can change it. */
  path: string;
  /** The title in the header and the navigation. The plugin's title by default. */
  title?: string;
  icon?: IconElement;
  /** Loads the content. Without it, the page shows its sub-pages as tabs. Each can require a permission. */
  loader?: () => Promise<ReactElement>;
  routeRef?: RouteRef;
  /**
   * The permission that the content requires. Without it, users see the not-found page, and neither the navigation nor the command
   * palette offers the page.
   */
  permission?: Permission;
  /** Omits the header. The page fills the whole area and renders its own. */
  noHeader?: boolean;
}

/**
 * Creates pages. A page is mounted at its path in `app/routes`. It shows the content of its loader, or its sub-pages as tabs. The
 * configuration can change `path` and `title`.
 */
export const PageBlueprint = createExtensionBlueprint({
  kind: 'page',
  attachTo: { id: 'app/routes', input: 'routes' },
  inputs: {
    pages: createExtensionInput([
      coreExtensionData.routePath,
      coreExtensionData.reactElement,
      coreExtensionData.routeRef.optional(),
      coreExtensionData.title.optional(),
      coreExtensionData.icon.optional(),
    ]),
  },
  output: [
    coreExtensionData.routePath,
    coreExtensionData.reactElement,
    coreExtensionData.routeRef.optional(),
    coreExtensionData.title.optional(),
    coreExtensionData.icon.optional(),
    coreExtensionData.permission.optional(),
  ],
  configSchema: { path: z.optional(z.string()), title: z.optional(z.string()) },
  *factory(params: PageParams, { config, node, inputs }) {
    const { plugin } = node.spec;
    const title = config.title ?? params.title;
    const frame = {
      node,
      title: title ?? plugin.title ?? plugin.pluginId,
      icon: params.icon ?? createIconElement(plugin.icon),
      titleRouteRef: plugin.routes['root'] ?? params.routeRef,
      noHeader: params.noHeader ?? false,
    };
    const pages = inputs.pages.map((page) => ({
      path: page.get(coreExtensionData.routePath),
      element: page.get(coreExtensionData.reactElement),
      title: page.get(coreExtensionData.title),
      icon: page.get(coreExtensionData.icon),
    }));

    yield coreExtensionData.routePath(config.path ?? params.path);
    if (params.loader) {
      const content = ExtensionBoundary.lazy(node, loadGuarded(params.loader, params.permission));
      yield coreExtensionData.reactElement(<PageFrame {...frame}>{content}</PageFrame>);
    } else if (pages.length > 0) {
      yield coreExtensionData.reactElement(<SubPages {...frame} pages={pages} />);
    } else {
      yield coreExtensionData.reactElement(<PageFrame {...frame} />);
    }
    if (params.routeRef) yield coreExtensionData.routeRef(params.routeRef);
    if (title) yield coreExtensionData.title(title);
    if (params.icon) yield coreExtensionData.icon(params.icon);
    if (params.permission) yield coreExtensionData.permission(params.permission);
  },
});
