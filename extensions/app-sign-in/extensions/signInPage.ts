import { createElement } from 'react';
import {
  type ApiHolder,
  type EarlySignInPage,
  preloadExtension,
  SignInPageBlueprint,
  type SignInPageProps,
} from '#sdk';
import { startSignIn } from '../page/automaticSignIn';
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
    const component: EarlySignInPage = Object.assign((props: SignInPageProps) => createElement(Page, props), {
      startSignIn(apis: ApiHolder) {
        // If the page is needed, its first render shows the placeholder of the layout.
        void preloadExtension(node);
        return startSignIn(apis, getFirst());
      },
    });
    return [SignInPageBlueprint.dataRefs.component(component)];
  },
});
