import { coreExtensionData, createExtension, createExtensionInput, NavContentBlueprint } from '#sdk';
import { navItemTargetDataRef } from '../nav/navItemTarget';
import { navConfigSchema } from '../nav/navSettings';
import { chromeComponent } from './loadChrome';

const AppNav = chromeComponent((chrome) => chrome.AppNav);

/** The navigation, made from the pages of `app/routes`. */
export const navExtension = createExtension({
  name: 'nav',
  attachTo: { id: 'app/layout', input: 'nav' },
  inputs: {
    items: createExtensionInput([navItemTargetDataRef]),
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
      />,
    ),
  ],
});
