import {
  AnalyticsImplementationBlueprint,
  afterFirstContent,
  configApiRef,
  fetchApiRef,
  identityApiRef,
  untilReachable,
} from '#sdk';
import { deferAnalytics } from './http/deferAnalytics';
import { httpAnalyticsSchema } from './http/httpAnalyticsSettings';

/** `analytics:analytics/http`. Disabled until the configuration contains it, with an endpoint. */
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
        factory: (apis) =>
          deferAnalytics(() =>
            afterFirstContent(async () =>
              (await untilReachable(() => import('./http/connect'))).connect(config, apis),
            ),
          ),
      }),
    ),
});
