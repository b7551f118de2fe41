import {
  ApiBlueprint,
  createExtensionInput,
  SwappableComponentBlueprint,
  swappableComponentsApiRef,
} from '#sdk';
import { createSwappableComponentsApi } from '../swappable/createSwappableComponentsApi';

/** Replacements for components. */
export const swappableComponentsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'swappable-components',
  inputs: {
    components: createExtensionInput([SwappableComponentBlueprint.dataRefs.component], { internal: true }),
  },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: swappableComponentsApiRef,
        deps: {},
        factory: () =>
          createSwappableComponentsApi(
            inputs.components.map((one) => one.get(SwappableComponentBlueprint.dataRefs.component)),
          ),
      }),
    ),
});
