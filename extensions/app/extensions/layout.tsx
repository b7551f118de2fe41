import { coreExtensionData, createExtension, createExtensionInput } from '#sdk';
import { chrome } from './chrome';

const AppLayout = chrome.component((parts) => parts.AppLayout);

/** The layout: navigation and page. */
export const layoutExtension = createExtension({
  name: 'layout',
  attachTo: { id: 'app/root', input: 'children' },
  inputs: {
    nav: createExtensionInput([coreExtensionData.reactElement], { singleton: true }),
    content: createExtensionInput([coreExtensionData.reactElement], { singleton: true }),
  },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [
    coreExtensionData.reactElement(
      <AppLayout
        nav={inputs.nav.get(coreExtensionData.reactElement)}
        content={inputs.content.get(coreExtensionData.reactElement)}
      />,
    ),
  ],
});
