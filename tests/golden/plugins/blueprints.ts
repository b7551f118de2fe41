import * as z from 'zod/mini';
import {
  type AnyApiFactory,
  type ApiFactory,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
  createExtensionInput,
  type RouteRef,
} from '#engine';
import { data } from './data';

const apiFactory = createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' });

/** Pages of the test plugins. */
export const PageBlueprint = createExtensionBlueprint({
  kind: 'page',
  attachTo: { id: 'app/routes', input: 'routes' },
  inputs: { pages: createExtensionInput([data.path, data.element]) },
  output: [data.path, data.element, data.routeRef.optional(), data.title.optional()],
  configSchema: { path: z.optional(z.string()), title: z.optional(z.string()) },
  *factory(params: { path: string; title?: string; routeRef?: RouteRef }, { config, inputs }) {
    const title = config.title ?? params.title;
    yield data.path(config.path ?? params.path);
    yield data.element(
      [`page ${title ?? ''}`.trim(), ...inputs.pages.map((page) => page.get(data.path))].join(' + '),
    );
    if (params.routeRef) yield data.routeRef(params.routeRef);
    if (title) yield data.title(title);
  },
});

/** Pages below a page of the same plugin. */
export const SubPageBlueprint = createExtensionBlueprint({
  kind: 'sub-page',
  attachTo: { relative: { kind: 'page' }, input: 'pages' },
  output: [data.path, data.element, data.routeRef.optional()],
  *factory(params: { path: string; routeRef?: RouteRef }) {
    yield data.path(params.path);
    yield data.element(`sub-page ${params.path}`);
    if (params.routeRef) yield data.routeRef(params.routeRef);
  },
});

/** Utility APIs of the test plugins. */
export const ApiBlueprint = createExtensionBlueprint({
  kind: 'api',
  attachTo: { id: 'root', input: 'apis' },
  output: [apiFactory],
  defineParams: <TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }>(
    params: ApiFactory<TApi, TImpl, TDeps>,
  ) => createExtensionBlueprintParams(params as unknown as AnyApiFactory),
  factory: (params) => [apiFactory(params)],
});
