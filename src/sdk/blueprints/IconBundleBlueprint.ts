import { createExtensionBlueprint, createExtensionDataRef } from '#engine';
import type { IconComponent, IconElement } from '../data/icons';

/** Icons by key. */
export type IconBundle = { [key in string]: IconComponent | IconElement };

const iconsDataRef = createExtensionDataRef<IconBundle>().with({ id: 'core.icons' });

/** Creates icons, or replaces existing ones with the same key. Only modules of the plugin `app` can use it. */
export const IconBundleBlueprint = createExtensionBlueprint({
  kind: 'icon-bundle',
  attachTo: { id: 'api:app/icons', input: 'icons' },
  output: [iconsDataRef],
  dataRefs: { icons: iconsDataRef },
  factory: (params: { icons: IconBundle }) => [iconsDataRef(params.icons)],
});
