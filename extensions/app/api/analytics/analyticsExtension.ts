import {
  AnalyticsImplementationBlueprint,
  analyticsApiRef,
  type AnyApiRef,
  ApiBlueprint,
  createExtensionInput,
} from '#sdk';
import { createAnalyticsApi } from './createAnalyticsApi';

/** Hands what users do to every attached implementation. */
export const analyticsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'analytics',
  inputs: { implementations: createExtensionInput([AnalyticsImplementationBlueprint.dataRefs.factory]) },
  factory(originalFactory, { inputs }) {
    const factories = inputs.implementations.map((one) =>
      one.get(AnalyticsImplementationBlueprint.dataRefs.factory),
    );
    // Two implementations may call different APIs by the same name, so each dependency goes by the id of its API.
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
