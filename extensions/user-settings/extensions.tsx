import {
  PageBlueprint,
  SubPageBlueprint,
  coreExtensionData,
  createExtensionInput,
  titlesTranslationRef,
} from '#sdk';
import { settingsRouteRef } from './routes';

// Only the titles. The other messages are loaded with the page.
const { messages: titles } = titlesTranslationRef;

/** `page:user-settings` */
export const settingsPage = PageBlueprint.make({
  params: { path: '/settings', title: titles.Settings, routeRef: settingsRouteRef },
});

/** `sub-page:user-settings/general` */
export const generalSubPage = SubPageBlueprint.make({
  name: 'general',
  params: {
    path: 'general',
    title: titles.General,
    loader: async () => {
      const { GeneralPage } = await import('./general/GeneralPage');
      return <GeneralPage />;
    },
  },
});

/** `sub-page:user-settings/auth-providers`. The input `providerSettings` replaces the list of providers. */
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
      title: titles['Authentication Providers'],
      loader: async () => {
        const { AuthProvidersPage } = await import('./providers/AuthProvidersPage');
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
    title: titles['Feature Flags'],
    loader: async () => {
      const { FeatureFlagsPage } = await import('./flags/FeatureFlagsPage');
      return <FeatureFlagsPage />;
    },
  },
});
