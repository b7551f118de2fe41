import {
  type ExtensionBlueprintParams,
  type TypesToApiRefs,
  createExtensionBlueprint,
  createExtensionBlueprintParams,
  createExtensionDataRef,
} from '#engine';
import type { AnalyticsImplementation } from '../apis/analyticsApi';

/** Creates a receiver of analytics events from other APIs. */
export interface AnalyticsImplementationFactory<
  TDeps extends { [name in string]: unknown } = { [name in string]: unknown },
> {
  deps: TypesToApiRefs<TDeps>;
  factory(deps: TDeps): AnalyticsImplementation;
}

const factoryDataRef = createExtensionDataRef<AnalyticsImplementationFactory>().with({
  id: 'core.analytics.factory',
});

/** Creates receivers of analytics events. Each receives all events. */
export const AnalyticsImplementationBlueprint = createExtensionBlueprint({
  kind: 'analytics',
  attachTo: { id: 'api:app/analytics', input: 'implementations' },
  output: [factoryDataRef],
  dataRefs: { factory: factoryDataRef },
  defineParams: <TDeps extends { [name in string]: unknown }>(
    params: AnalyticsImplementationFactory<TDeps>,
  ): ExtensionBlueprintParams<AnalyticsImplementationFactory> =>
    createExtensionBlueprintParams(params as unknown as AnalyticsImplementationFactory),
  factory: (params) => [factoryDataRef(params)],
});
