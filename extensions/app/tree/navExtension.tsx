import { coreExtensionData, createExtension, createExtensionInput, NavContentBlueprint } from '#sdk';
import { navItemTargetDataRef } from '../nav/navItemTarget';
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
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [
    coreExtensionData.reactElement(
      <AppNav
        Content={inputs.content?.get(NavContentBlueprint.dataRefs.component)}
        targets={inputs.items.map((item) => item.get(navItemTargetDataRef))}
      />,
    ),
  ],
});
