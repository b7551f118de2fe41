import {
  AnalyticsImplementationBlueprint,
  analyticsApiRef,
  type AnyApiRef,
  ApiBlueprint,
  createExtensionInput,
} from '#sdk';
import { createAnalyticsApi } from '../analytics/createAnalyticsApi';

/** Sends analytics events to all attached implementations. */
export const analyticsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'analytics',
  inputs: { implementations: createExtensionInput([AnalyticsImplementationBlueprint.dataRefs.factory]) },
  factory(originalFactory, { inputs }) {
    const factories = inputs.implementations.map((one) =>
      one.get(AnalyticsImplementationBlueprint.dataRefs.factory),
    );
    // Implementations may use the same name for different APIs, so dependencies are keyed by API id.
    const refs = factories.flatMap(({ deps }) => Object.values<AnyApiRef>(deps));
    return originalFactory((defineParams) =>
      defineParams({
        api: analyticsApiRef,
        deps: Object.fromEntries(refs.map((ref) => [ref.id, ref])),
        factory: (apis) =>
          createAnalyticsApi(
            factories.map((one) => {
              const named = Object.entries<AnyApiRef>(one.deps).map(([name, ref]) => [name, apis[ref.id]]);
              return one.factory(Object.fromEntries(named));
            }),
          ),
      }),
    );
  },
});
