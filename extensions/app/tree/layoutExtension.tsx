import { coreExtensionData, createExtension, createExtensionInput } from '#sdk';
import { chromeComponent } from './loadChrome';

const AppLayout = chromeComponent((chrome) => chrome.AppLayout);

/** The navigation beside the page. */
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
