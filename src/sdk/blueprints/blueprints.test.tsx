import { render, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createApiRef, type AppNode, type ExtensionDefinition } from '#engine';
import { Progress } from '../components/Progress';
import { coreExtensionData } from '../data/coreExtensionData';
import { createExtensionTester } from '../testing/app/createExtensionTester';
import { mockApis } from '../testing/mocks/mockApis';
import { createTranslationMessages } from '../translation/translationResource';
import { createTranslationRef } from '../translation/translationRef';
import { AnalyticsImplementationBlueprint } from './AnalyticsImplementationBlueprint';
import { ApiBlueprint } from './ApiBlueprint';
import { AppRootElementBlueprint } from './AppRootElementBlueprint';
import { AppRootWrapperBlueprint } from './AppRootWrapperBlueprint';
import { IconBundleBlueprint } from './IconBundleBlueprint';
import { NavContentBlueprint } from './NavContentBlueprint';
import { PluginHeaderActionBlueprint } from './PluginHeaderActionBlueprint';
import { PluginWrapperBlueprint } from './PluginWrapperBlueprint';
import { RouterBlueprint } from './RouterBlueprint';
import { SignInPageBlueprint } from './SignInPageBlueprint';
import { SwappableComponentBlueprint } from './SwappableComponentBlueprint';
import { ThemeBlueprint } from './ThemeBlueprint';
import { TranslationBlueprint } from './TranslationBlueprint';

const Component = () => <p>Drawn</p>;
const greetingApiRef = createApiRef<{ greet(): string }>({ id: 'plugin.greeting' });
const textsRef = createTranslationRef({ id: 'texts', messages: { title: 'Title' } });
const theme = { id: 'sepia', title: 'Sepia', variant: 'light', Provider: () => null } as const;

const made: Array<[kind: string, attachTo: string, output: string, extension: ExtensionDefinition]> = [
  [
    'api',
    'root/apis',
    'core.api.factory',
    ApiBlueprint.make({
      params: (define) =>
        define({ api: greetingApiRef, deps: {}, factory: () => ({ greet: () => 'Hello' }) }),
    }),
  ],
  [
    'analytics',
    'api:app/analytics/implementations',
    'core.analytics.factory',
    AnalyticsImplementationBlueprint.make({
      params: (define) => define({ deps: {}, factory: () => ({ captureEvent: () => undefined }) }),
    }),
  ],
  [
    'app-root-element',
    'app/root/elements',
    'core.reactElement',
    AppRootElementBlueprint.make({ params: { element: <p>Element</p> } }),
  ],
  [
    'app-root-wrapper',
    'app/root/wrappers',
    'app.root.wrapper',
    AppRootWrapperBlueprint.make({ params: { component: ({ children }) => children } }),
  ],
  [
    'app-router-component',
    'app/root/router',
    'app.router.wrapper',
    RouterBlueprint.make({ params: { component: ({ children }) => children } }),
  ],
  [
    'component',
    'api:app/swappable-components/components',
    'core.swappableComponent',
    SwappableComponentBlueprint.make({
      params: (define) => define({ component: Progress, loader: () => Component }),
    }),
  ],
  [
    'icon-bundle',
    'api:app/icons/icons',
    'core.icons',
    IconBundleBlueprint.make({ params: { icons: { star: <svg /> } } }),
  ],
  [
    'nav-content',
    'app/nav/content',
    'core.nav-content.component',
    NavContentBlueprint.make({ params: { component: Component } }),
  ],
  [
    'plugin-header-action',
    'api:app/plugin-header-actions/actions',
    'core.reactElement',
    PluginHeaderActionBlueprint.make({ params: { loader: async () => <p>Action</p> } }),
  ],
  [
    'plugin-wrapper',
    'api:app/plugin-wrapper/wrappers',
    'core.plugin-wrapper.loader',
    PluginWrapperBlueprint.make({ params: { loader: async () => ({ component: Component }) } }),
  ],
  [
    'sign-in-page',
    'app/root/signInPage',
    'core.sign-in-page.component',
    SignInPageBlueprint.make({ params: { loader: async () => Component } }),
  ],
  ['theme', 'api:app/app-theme/themes', 'core.theme.theme', ThemeBlueprint.make({ params: { theme } })],
  [
    'translation',
    'api:app/translations/translations',
    'core.translation.translation',
    TranslationBlueprint.make({
      params: { resource: createTranslationMessages({ ref: textsRef, messages: { title: 'Other' } }) },
    }),
  ],
];

describe.each(made)('the blueprint of kind %s', (kind, attachTo, output, extension) => {
  it(`attaches to ${attachTo} and outputs ${output}`, () => {
    const { attachTo: points } = extension as unknown as { attachTo: Array<{ id: string; input: string }> };
    expect(points.map(({ id, input }) => `${id}/${input}`)).toEqual([attachTo]);

    const { node } = createExtensionTester(extension).query(`${kind}:test`);
    expect(listOutputs(node)).toEqual([output]);
  });
});

function listOutputs(node: AppNode): string[] {
  return [...(node.instance?.getDataRefs() ?? [])].map(({ id }) => id);
}

describe('ApiBlueprint', () => {
  it('provides an API that depends on other APIs', () => {
    const extension = ApiBlueprint.make({
      params: (define) =>
        define({
          api: greetingApiRef,
          deps: { config: mockApis.config.factory().api },
          factory: ({ config }) => ({ greet: () => `Hello ${config.getString('name')}` }),
        }),
    });
    const factory = createExtensionTester(extension).get(ApiBlueprint.dataRefs.factory);
    const api = factory.factory({ config: mockApis.config({ data: { name: 'Ada' } }) });
    expect((api as { greet(): string }).greet()).toBe('Hello Ada');
  });
});

describe('SignInPageBlueprint', () => {
  it('loads the page when it is rendered and passes its props', async () => {
    const loader = vi.fn(async () => () => <p>Sign in</p>);
    const tester = createExtensionTester(SignInPageBlueprint.make({ params: { loader } }));
    const SignInPage = tester.get(SignInPageBlueprint.dataRefs.component);
    expect(loader).not.toHaveBeenCalled();
    render(<SignInPage onSignInSuccess={() => undefined} />);
    expect(await screen.findByText('Sign in')).toBeInTheDocument();
  });
});

describe('PluginHeaderActionBlueprint', () => {
  it('renders the action inside its own boundary', async () => {
    const action = PluginHeaderActionBlueprint.make({ params: { loader: async () => <button>Add</button> } });
    const tester = createExtensionTester(action);
    render(tester.get(coreExtensionData.reactElement));
    expect(await screen.findByRole('button', { name: 'Add' })).toBeInTheDocument();
  });
});
