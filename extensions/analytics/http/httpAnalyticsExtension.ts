import { AnalyticsImplementationBlueprint, configApiRef, fetchApiRef, identityApiRef } from '#sdk';
import { deferAnalytics } from './deferAnalytics';
import { httpAnalyticsSchema } from './httpAnalyticsSettings';

/** `analytics:analytics/http`; off until a configuration names it, with the endpoint that it posts to. */
export const httpAnalytics = AnalyticsImplementationBlueprint.makeWithOverrides({
  name: 'http',
  disabled: true,
  configSchema: httpAnalyticsSchema,
  factory: (originalFactory, { config }) =>
    originalFactory((defineParams) =>
      defineParams({
        deps: {
          config: configApiRef,
          fetchApi: fetchApiRef,
          identity: identityApiRef,
        },
        factory: (apis) => deferAnalytics(async () => (await import('./connect')).connect(config, apis)),
      }),
    ),
});
