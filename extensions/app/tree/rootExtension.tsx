import {
  AppRootWrapperBlueprint,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  RouterBlueprint,
  SignInPageBlueprint,
} from '#sdk';
import { chromeComponent } from './loadChrome';

// One component for both phases of the start, so that signing in does not draw the page anew.
const AppRoot = chromeComponent((chrome) => chrome.AppRoot);

/** What stands around the pages: router, theme, sign-in, elements beside the pages. */
export const rootExtension = createExtension({
  name: 'root',
  attachTo: { id: 'app', input: 'root' },
  inputs: {
    router: createExtensionInput([RouterBlueprint.dataRefs.component], {
      singleton: true,
      optional: true,
      internal: true,
    }),
    signInPage: createExtensionInput([SignInPageBlueprint.dataRefs.component], {
      singleton: true,
      optional: true,
      internal: true,
    }),
    children: createExtensionInput([coreExtensionData.reactElement], { singleton: true, optional: true }),
    elements: createExtensionInput([coreExtensionData.reactElement]),
    wrappers: createExtensionInput([AppRootWrapperBlueprint.dataRefs.component], { internal: true }),
  },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [
    coreExtensionData.reactElement(
      <AppRoot
        Router={inputs.router?.get(RouterBlueprint.dataRefs.component)}
        SignInPage={inputs.signInPage?.get(SignInPageBlueprint.dataRefs.component)}
        elements={inputs.elements.map((element) => element.get(coreExtensionData.reactElement))}
        wrappers={inputs.wrappers.map((wrapper) => wrapper.get(AppRootWrapperBlueprint.dataRefs.component))}
      >
        {inputs.children?.get(coreExtensionData.reactElement)}
      </AppRoot>,
    ),
  ],
});
