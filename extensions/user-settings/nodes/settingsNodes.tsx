import { PageBlueprint, SubPageBlueprint, coreExtensionData, createExtensionInput } from '#sdk';
import { userSettingsTranslationRef } from '../i18n/userSettingsTranslationRef';
import { settingsRouteRef } from '../routes';

const { messages } = userSettingsTranslationRef;

/** `page:user-settings` */
export const settingsPage = PageBlueprint.make({
  params: { path: '/settings', title: messages.title, routeRef: settingsRouteRef },
});

/** `sub-page:user-settings/general` */
export const generalSubPage = SubPageBlueprint.make({
  name: 'general',
  params: {
    path: 'general',
    title: messages['general.title'],
    loader: async () => {
      const { GeneralPage } = await import('../general/GeneralPage');
      return <GeneralPage />;
    },
  },
});

/** `sub-page:user-settings/auth-providers`; `providerSettings` takes the list of providers to sign in to. */
export const authProvidersSubPage = SubPageBlueprint.makeWithOverrides({
  name: 'auth-providers',
  inputs: {
    providerSettings: createExtensionInput([coreExtensionData.reactElement], {
      singleton: true,
      optional: true,
    }),
  },
  factory(originalFactory, { inputs }) {
    return originalFactory({
      path: 'auth-providers',
      title: messages['providers.title'],
      loader: async () => {
        const { AuthProvidersPage } = await import('../providers/AuthProvidersPage');
        return <AuthProvidersPage settings={inputs.providerSettings?.get(coreExtensionData.reactElement)} />;
      },
    });
  },
});

/** `sub-page:user-settings/feature-flags` */
export const featureFlagsSubPage = SubPageBlueprint.make({
  name: 'feature-flags',
  params: {
    path: 'feature-flags',
    title: messages['flags.title'],
    loader: async () => {
      const { FeatureFlagsPage } = await import('../flags/FeatureFlagsPage');
      return <FeatureFlagsPage />;
    },
  },
});
