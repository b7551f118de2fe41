import { createElement } from 'react';
import { SignInPageBlueprint, type SignInPageProps } from '#sdk';
import { loadChrome } from '../tree/loadChrome';
import { enterBy } from './enterBy';
import type { PreparedSignInPage } from './preparedSignIn';
import { resolveFirstAttempt } from './resolveFirstAttempt';
import { signInConfigSchema, type SignInSettings } from './signInSettings';

/** Signs in by the configured providers. A module for `app` with a sign-in page of its own takes its place. */
export const signInPageExtension = SignInPageBlueprint.makeWithOverrides({
  configSchema: signInConfigSchema,
  factory(originalFactory, { config }) {
    const settings: SignInSettings = {
      ...config,
      providers: config.providers.map((choice) => (typeof choice === 'string' ? { id: choice } : choice)),
    };
    const made = originalFactory({
      loader: async () => {
        const { SignInPage } = await loadChrome();
        return (props: SignInPageProps) => createElement(SignInPage, { ...props, settings });
      },
    });
    const Page = made.get(SignInPageBlueprint.dataRefs.component);
    const component: PreparedSignInPage = Object.assign(
      (props: SignInPageProps) => createElement(Page, props),
      {
        prepareSignIn(apis: Parameters<PreparedSignInPage['prepareSignIn']>[0]): void {
          const attempt = resolveFirstAttempt(settings);
          if (attempt !== undefined) enterBy.prepare(apis, attempt);
        },
      },
    );
    return [SignInPageBlueprint.dataRefs.component(component)];
  },
});
