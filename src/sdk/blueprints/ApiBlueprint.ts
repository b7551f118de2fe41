import {
  type AnyApiFactory,
  type ApiFactory,
  type ExtensionBlueprintParams,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
} from '#engine';

const factoryDataRef = createExtensionDataRef<AnyApiFactory>().with({ id: 'core.api.factory' });

/**
 * Creates utility APIs. The factory runs when the API is first used. Its dependencies are other APIs.
 *
 * @example
 *   ApiBlueprint.make({
 *     params: (defineParams) =>
 *       defineParams({ api: catalogApiRef, deps: { fetchApi: fetchApiRef }, factory: (deps) => new CatalogClient(deps) }),
 *   });
 */
export const ApiBlueprint = createExtensionBlueprint({
  kind: 'api',
  attachTo: { id: 'root', input: 'apis' },
  output: [factoryDataRef],
  dataRefs: { factory: factoryDataRef },
  defineParams: <TApi, TImpl extends TApi, TDeps extends { [name in string]: unknown }>(
    params: ApiFactory<TApi, TImpl, TDeps>,
  ): ExtensionBlueprintParams<AnyApiFactory> =>
    createExtensionBlueprintParams(params as unknown as AnyApiFactory),
  factory: (params) => [factoryDataRef(params)],
});
