import {
  AnalyticsImplementationBlueprint,
  configApiRef,
  discoveryApiRef,
  fetchApiRef,
  identityApiRef,
} from '#sdk';
import { createHttpAnalytics } from './createHttpAnalytics';
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
          discovery: discoveryApiRef,
          fetchApi: fetchApiRef,
          identity: identityApiRef,
        },
        factory: (apis) =>
          createHttpAnalytics(config, async () => (await import('./connect')).connect(config, apis)),
      }),
    ),
});
