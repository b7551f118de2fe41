import { coreExtensionData, createExtension, createExtensionInput, NavContentBlueprint } from '#sdk';
import { createChromeLoader, navItemDialogDataRef, navItemTargetDataRef } from '#extensions/app';
import { navConfigSchema } from './content/navSettings';

const chrome = createChromeLoader(() => import('./chrome'));
const AppNav = chrome.component((parts) => parts.AppNav);

/** The navigation, with the pages of `app/routes`. */
export const navExtension = createExtension({
  name: 'nav',
  attachTo: { id: 'app/layout', input: 'nav' },
  inputs: {
    items: createExtensionInput([navItemTargetDataRef]),
    dialogs: createExtensionInput([navItemDialogDataRef]),
    content: createExtensionInput([NavContentBlueprint.dataRefs.component], {
      singleton: true,
      optional: true,
      internal: true,
    }),
  },
  configSchema: navConfigSchema,
  output: [coreExtensionData.reactElement],
  factory: ({ inputs, config }) => [
    coreExtensionData.reactElement(
      <AppNav
        Content={inputs.content?.get(NavContentBlueprint.dataRefs.component)}
        settings={config}
        targets={inputs.items.map((item) => item.get(navItemTargetDataRef))}
        dialogs={inputs.dialogs.map((dialog) => dialog.get(navItemDialogDataRef))}
      />,
    ),
  ],
});
