import { createElement } from 'react';
import { preloadExtension, SignInPageBlueprint, type SignInPageProps } from '#sdk';
import type { PreparedSignInPage } from '#extensions/app';
import { signInMethods } from '../page/signInMethods';
import { type FirstStep, takeFirstStep } from '../page/takeFirstStep';
import { signInConfigSchema, type SignInSettings } from '../page/signInSettings';
import { chrome } from './chrome';

/** Signs in with the configured methods. A module of `app` can replace this page. */
export const signInPageExtension = SignInPageBlueprint.makeWithOverrides({
  configSchema: signInConfigSchema,
  factory(originalFactory, { config, node }) {
    const settings: SignInSettings = {
      ...config,
      providers: config.providers.map((choice) => (typeof choice === 'string' ? { id: choice } : choice)),
    };
    let first: FirstStep | undefined;
    const getFirst = (): FirstStep => (first ??= takeFirstStep(settings));
    const made = originalFactory({
      loader: async () => {
        const SignInPage = await chrome.pick((parts) => parts.SignInPage);
        return (props: SignInPageProps) =>
          createElement(SignInPage, { ...props, settings, first: getFirst() });
      },
    });
    const Page = made.get(SignInPageBlueprint.dataRefs.component);
    const component: PreparedSignInPage = Object.assign(
      (props: SignInPageProps) => createElement(Page, props),
      {
        prepareSignIn(apis: Parameters<PreparedSignInPage['prepareSignIn']>[0]): void {
          // Loaded with the rest of the chrome, so that its first render shows the placeholder of the layout.
          void preloadExtension(node);
          const { attempt } = getFirst();
          if (attempt !== undefined) signInMethods.prepare(apis, attempt);
        },
      },
    );
    return [SignInPageBlueprint.dataRefs.component(component)];
  },
});
