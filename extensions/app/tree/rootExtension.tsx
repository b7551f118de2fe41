import { Fragment } from 'react';
import {
  AppRootWrapperBlueprint,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createLoadedComponent,
  RouterBlueprint,
  SignInPageBlueprint,
  useApiHolder,
} from '#sdk';
import { afterBanners } from '../banners/loadBanners';
import type { AppRootProps } from '../root/AppRoot';
import { isPreparedSignInPage } from '../signIn/preparedSignIn';
import { pickChrome } from './loadChrome';

const LoadedRoot = createLoadedComponent(() => afterBanners(pickChrome((chrome) => chrome.AppRoot)));

/** One component for both phases of the start, so that signing in does not draw the page anew. */
function AppRoot(props: AppRootProps) {
  const apis = useApiHolder();
  // Like the loading of the root itself it begins with the first drawing and happens once, however often that is repeated.
  if (isPreparedSignInPage(props.SignInPage)) props.SignInPage.prepareSignIn(apis);
  return <LoadedRoot {...props} />;
}

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
        // Named by their nodes, so that none loses its state when another comes or goes.
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
