import { screen, waitFor } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ConfigSource, Problem, Result } from '#diagnostics';
import {
  ApiBlueprint,
  ConnectionError,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createFrontendFeatureLoader,
  createFrontendPlugin,
  type EarlySignInPage,
  type FrontendFeature,
  type FrontendFeatureLoader,
  identityApiRef,
  type IdentityApi,
  PageBlueprint,
  permissionApiRef,
  type PermissionApi,
  SignInPageBlueprint,
  type SignInPageProps,
} from '#sdk';
import { bootTrellis } from './bootTrellis';

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  globalThis.history.replaceState(null, '', '/');
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
});

/** The root of a minimal app. It shows the sign-in page, and its children afterward. */
const root = createExtension({
  name: 'root',
  attachTo: { id: 'app', input: 'root' },
  inputs: {
    signInPage: createExtensionInput([SignInPageBlueprint.dataRefs.component], {
      singleton: true,
      optional: true,
    }),
    children: createExtensionInput([coreExtensionData.reactElement], { singleton: true, optional: true }),
  },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => {
    const SignInPage = inputs.signInPage?.get(SignInPageBlueprint.dataRefs.component);
    return [
      coreExtensionData.reactElement(
        <main>
          {SignInPage && <SignInPage onSignInSuccess={() => undefined} />}
          {inputs.children?.get(coreExtensionData.reactElement)}
        </main>,
      ),
    ];
  },
});

const routes = createExtension({
  name: 'routes',
  attachTo: { id: 'app/root', input: 'children' },
  inputs: { routes: createExtensionInput([coreExtensionData.routePath, coreExtensionData.reactElement]) },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [
    coreExtensionData.reactElement(
      <>
        {inputs.routes.map((route) => (
          <section key={route.node.spec.id}>{route.get(coreExtensionData.reactElement)}</section>
        ))}
      </>,
    ),
  ],
});

const app = createExtension({
  attachTo: { id: 'root', input: 'app' },
  inputs: { root: createExtensionInput([coreExtensionData.reactElement], { singleton: true }) },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [coreExtensionData.reactElement(inputs.root.get(coreExtensionData.reactElement))],
});

/** Waits for sign-in like the real identity API. */
function createIdentity() {
  let signIn: () => void = () => undefined;
  const signedIn = new Promise<void>((resolve) => {
    signIn = resolve;
  });
  const identity: IdentityApi = {
    getProfileInfo: async () => ({}),
    getBackstageIdentity: async () => {
      await signedIn;
      return { type: 'user', userEntityRef: 'user:default/ada', ownershipEntityRefs: [] };
    },
    getCredentials: async () => ({}),
    signOut: async () => undefined,
  };
  return { identity, signIn: () => signIn() };
}

function createApp(
  extensions: Parameters<typeof createFrontendPlugin>[0]['extensions'] = [],
): FrontendFeature {
  return createFrontendPlugin({ pluginId: 'app', extensions: [app, root, routes, ...extensions] });
}

const page = (text: string, options: { permission?: string } = {}) =>
  createFrontendPlugin({
    pluginId: text.toLowerCase(),
    extensions: [
      createExtension({
        kind: 'page',
        attachTo: { id: 'app/routes', input: 'routes' },
        ...(options.permission ? { if: { permissions: { $contains: options.permission } } } : {}),
        output: [coreExtensionData.routePath, coreExtensionData.reactElement],
        factory: () => [
          coreExtensionData.routePath(`/${text}`),
          coreExtensionData.reactElement(<p>{text}</p>),
        ],
      }),
    ],
  });

const identityApi = (identity: IdentityApi) =>
  ApiBlueprint.make({
    name: 'identity',
    params: (define) => define({ api: identityApiRef, deps: {}, factory: () => identity }),
  });

const signInPage = (identity: IdentityApi) => [
  SignInPageBlueprint.make({ params: { loader: async () => () => <p>Who are you?</p> } }),
  identityApi(identity),
];

const earlySignInPage = (
  identity: IdentityApi,
  Page: ComponentType<SignInPageProps>,
  startSignIn: EarlySignInPage['startSignIn'],
) => [
  createExtension({
    kind: 'sign-in-page',
    attachTo: { id: 'app/root', input: 'signInPage' },
    output: [SignInPageBlueprint.dataRefs.component],
    factory: () => [
      SignInPageBlueprint.dataRefs.component(
        Object.assign((props: SignInPageProps) => <Page {...props} />, { startSignIn }),
      ),
    ],
  }),
  identityApi(identity),
];

const permissions = (api: PermissionApi) =>
  ApiBlueprint.make({
    name: 'permission',
    params: (define) => define({ api: permissionApiRef, deps: {}, factory: () => api }),
  });

function boot(
  features: Array<FrontendFeature | FrontendFeatureLoader>,
  data: Record<string, unknown> = {},
  problems: Problem[] = [],
) {
  const config: Result<ConfigSource> = { value: { data, locate: () => undefined }, problems };
  return bootTrellis({ container, config, features });
}

describe('an app without a sign-in page', () => {
  it('shows its tree', async () => {
    await boot([createApp(), page('Catalog')]);
    expect(await screen.findByText('Catalog')).toBeInTheDocument();
  });

  it('accepts feature loaders, which can read the configuration', async () => {
    const loader = createFrontendFeatureLoader({
      loader: async ({ config }) => [page(config.getOptionalString('app.extra') ?? 'None')],
    });
    await boot([createApp(), loader], { app: { extra: 'Docs' } });
    expect(await screen.findByText('Docs')).toBeInTheDocument();
  });

  it('logs warnings once, and starts', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    await boot([createApp(), page('Catalog')], { app: { extensions: ['page:catalogg'] } });
    expect(await screen.findByText('Catalog')).toBeInTheDocument();
    await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1));
    expect(warn.mock.calls[0]?.[0]).toMatch(
      /^App startup encountered warnings:\nINVALID_EXTENSION_CONFIG_KEY: .*page:catalogg/,
    );
  });
});

describe('an app with a sign-in page', () => {
  it('shows nothing else until the user has signed in', async () => {
    const { identity, signIn } = createIdentity();
    const started = boot([createApp(signInPage(identity)), page('Catalog')]);
    expect(await screen.findByText('Who are you?')).toBeInTheDocument();
    expect(screen.queryByText('Catalog')).not.toBeInTheDocument();
    signIn();
    await started;
    expect(await screen.findByText('Catalog')).toBeInTheDocument();
    expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
  });

  it('does not render the page if the user is signed in before', async () => {
    const { identity, signIn } = createIdentity();
    const Page = vi.fn(() => <p>Who are you?</p>);
    await boot([createApp(earlySignInPage(identity, Page, async () => signIn)), page('Catalog')]);
    expect(await screen.findByText('Catalog')).toBeInTheDocument();
    expect(Page).not.toHaveBeenCalled();
  });

  it.each([
    ['takes long', () => new Promise<undefined>(() => undefined)],
    ['needs the user', async () => undefined],
  ])('renders the page if signing in before %s', async (_why, startSignIn) => {
    const { identity, signIn } = createIdentity();
    const Page = () => <p>Who are you?</p>;
    const started = boot([createApp(earlySignInPage(identity, Page, startSignIn)), page('Catalog')]);
    expect(await screen.findByText('Who are you?')).toBeInTheDocument();
    signIn();
    await started;
    expect(await screen.findByText('Catalog')).toBeInTheDocument();
  });

  it('renders the page before a tree that depends on permissions', async () => {
    const { identity, signIn } = createIdentity();
    const complete = vi.fn(signIn);
    const api = permissions({ authorize: async () => ({ result: 'ALLOW' }) });
    const Page = () => <p>Who are you?</p>;
    const started = boot([
      createApp([...earlySignInPage(identity, Page, async () => complete), api]),
      page('Docs', { permission: 'docs.read' }),
    ]);
    expect(await screen.findByText('Who are you?')).toBeInTheDocument();
    expect(complete).not.toHaveBeenCalled();
    signIn();
    await started;
    expect(await screen.findByText('Docs')).toBeInTheDocument();
  });

  it('does not sign in if it cannot start', async () => {
    const { identity, signIn } = createIdentity();
    const startSignIn = vi.fn(async () => signIn);
    await boot([createApp(earlySignInPage(identity, () => null, startSignIn)), page('Catalog')], {
      app: { extensions: [{ 'page:catalog': { disabled: 'perhaps' } }] },
    });
    expect(await screen.findByRole('heading', { name: 'App startup failed' })).toBeInTheDocument();
    expect(startSignIn).not.toHaveBeenCalled();
  });

  it('checks permissions as the signed-in user, and shows the allowed pages', async () => {
    const { identity, signIn } = createIdentity();
    const asked: string[] = [];
    const api = permissions({
      authorize: async ({ permission }) => {
        asked.push(`${permission.name} ${permission.attributes.action}`);
        return { result: permission.name === 'docs.read' ? 'ALLOW' : 'DENY' };
      },
    });
    const features = [
      createApp([...signInPage(identity), api]),
      page('Docs', { permission: 'docs.read#read' }),
      page('Admin', { permission: 'admin.use' }),
    ];
    const started = boot(features);
    await screen.findByText('Who are you?');
    expect(asked).toEqual([]);
    signIn();
    await started;
    expect(await screen.findByText('Docs')).toBeInTheDocument();
    expect(screen.queryByText('Admin')).not.toBeInTheDocument();
    expect(asked.toSorted()).toEqual(['admin.use undefined', 'docs.read read']);
  });

  it('loads the current page while the user signs in', async () => {
    globalThis.history.replaceState(null, '', '/docs/intro');
    const loader = vi.fn(async () => <p>Docs</p>);
    const docs = createFrontendPlugin({
      pluginId: 'docs',
      extensions: [PageBlueprint.make({ params: { path: '/docs', noHeader: true, loader } })],
    });
    const other = vi.fn(async () => <p>Other</p>);
    const elsewhere = createFrontendPlugin({
      pluginId: 'elsewhere',
      extensions: [PageBlueprint.make({ params: { path: '/elsewhere', noHeader: true, loader: other } })],
    });
    const { identity } = createIdentity();
    void boot([createApp(signInPage(identity)), docs, elsewhere]);
    await screen.findByText('Who are you?');
    expect(loader).toHaveBeenCalledTimes(1);
    expect(other).not.toHaveBeenCalled();
  });
});

describe('an app that cannot start', () => {
  it('shows all problems before sign-in', async () => {
    const { identity } = createIdentity();
    await boot([createApp(signInPage(identity)), page('Catalog')], {
      app: {
        extensions: [{ 'page:catalog': { disabled: 'perhaps' } }],
        routes: { bindings: { 'catalog.nothing': 'nowhere' } },
      },
    });
    expect(await screen.findByRole('heading', { name: 'App startup failed' })).toBeInTheDocument();
    expect(screen.getByText('EXTENSION_SETTINGS_INVALID')).toBeInTheDocument();
    expect(screen.getByText('ROUTE_NOT_FOUND')).toBeInTheDocument();
    expect(screen.queryByText('Who are you?')).not.toBeInTheDocument();
  });

  it('also shows problems of pages behind sign-in', async () => {
    const { identity } = createIdentity();
    const broken = createFrontendPlugin({
      pluginId: 'broken',
      extensions: [
        createExtension({
          kind: 'page',
          attachTo: { id: 'app/routes', input: 'routes' },
          output: [],
          factory: () => {
            throw new Error('No such table');
          },
        }),
      ],
    });
    await boot([createApp(signInPage(identity)), broken]);
    expect(await screen.findByText('EXTENSION_FACTORY_ERROR')).toBeInTheDocument();
  });

  it.each(['app', 'app/root'])('shows the report when %s itself is missing', async (id) => {
    await boot([createApp(), page('Catalog')], { app: { extensions: [{ [id]: false }] } });
    expect(await screen.findByRole('heading', { name: 'App startup failed' })).toBeInTheDocument();
    expect(screen.getAllByText('EXTENSION_ATTACHMENT_MISSING').length).toBeGreaterThan(0);
  });

  it('shows the problems of the configuration', async () => {
    const problem: Problem = {
      code: 'CONFIG_SYNTAX_INVALID',
      severity: 'error',
      message: 'The page does not contain a configuration.',
    };
    await boot([createApp()], {}, [problem]);
    expect(await screen.findByText('The page does not contain a configuration.')).toBeInTheDocument();
  });

  it('waits for a backend that does not respond, and says so', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    const authorize = vi
      .fn<PermissionApi['authorize']>()
      .mockRejectedValueOnce(new ConnectionError('https://backend.example/api/permission'))
      .mockResolvedValue({ result: 'ALLOW' });
    const started = boot([
      createApp([permissions({ authorize })]),
      page('Docs', { permission: 'docs.read' }),
    ]);
    expect(await screen.findByRole('alert')).toHaveTextContent('No response from https://backend.example');
    vi.stubGlobal('fetch', async () => new Response());
    dispatchEvent(new Event('online'));
    await started;
    expect(await screen.findByText('Docs')).toBeInTheDocument();
    vi.unstubAllGlobals();
  });

  it('throws if permissions cannot be checked', async () => {
    const api = permissions({ authorize: () => Promise.reject(new Error('down')) });
    const started = boot([createApp([api]), page('Docs', { permission: 'docs.read' })]);
    await expect(started).rejects.toThrow('Failed to authorize extension permissions');
    expect(container).toBeEmptyDOMElement();
  });
});

describe('an app that throws while rendering', () => {
  it('shows the crash page', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Thrower = () => {
      throw new Error('Cannot render');
    };
    const broken = createFrontendPlugin({
      pluginId: 'broken',
      extensions: [
        createExtension({
          kind: 'page',
          attachTo: { id: 'app/routes', input: 'routes' },
          output: [coreExtensionData.routePath, coreExtensionData.reactElement],
          factory: () => [coreExtensionData.routePath('/'), coreExtensionData.reactElement(<Thrower />)],
        }),
      ],
    });
    await boot([createApp(), broken]);
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong'),
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot render');
  });
});
