import { ApiBlueprint, createExtensionInput, IconBundleBlueprint, iconsApiRef } from '#sdk';
import { builtInIcons } from '../icons/builtInIcons';
import { createIconsApi } from '../icons/createIconsApi';

/** Icons by key. */
export const iconsApiExtension = ApiBlueprint.makeWithOverrides({
  name: 'icons',
  inputs: {
    icons: createExtensionInput([IconBundleBlueprint.dataRefs.icons], {
      internal: true,
      replaces: [{ id: 'app', input: 'icons' }],
    }),
  },
  factory: (originalFactory, { inputs }) =>
    originalFactory((defineParams) =>
      defineParams({
        api: iconsApiRef,
        deps: {},
        factory: () =>
          createIconsApi([
            builtInIcons,
            ...inputs.icons.map((bundle) => bundle.get(IconBundleBlueprint.dataRefs.icons)),
          ]),
      }),
    ),
});
