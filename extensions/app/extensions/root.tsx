import { Fragment } from 'react';
import {
  AppRootWrapperBlueprint,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createLoadedComponent,
  RouterBlueprint,
  SignInPageBlueprint,
} from '#sdk';
import { waitForBanners } from '../banners/loadBanners';
import { chrome } from './chrome';
import { loadChrome } from '../chrome/createChromeLoader';

/** The same component in both phases of the startup, so that sign-in does not remount the page. */
const AppRoot = createLoadedComponent(() =>
  waitForBanners(loadChrome().then(() => chrome.pick((parts) => parts.AppRoot))),
);

/** Everything around the pages: router, theme, sign-in and elements outside of pages. */
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
        // Keyed by node, so that elements keep their state when others are added or removed.
        elements={inputs.elements.map((element) => (
          <Fragment key={element.node.spec.id}>{element.get(coreExtensionData.reactElement)}</Fragment>
        ))}
        wrappers={inputs.wrappers.map((wrapper) => wrapper.get(AppRootWrapperBlueprint.dataRefs.component))}
      >
        {inputs.children?.get(coreExtensionData.reactElement)}
      </AppRoot>,
    ),
  ],
});
