import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  AnalyticsImplementationBlueprint,
  appThemeApiRef,
  createFrontendModule,
  createFrontendPlugin,
  createRouteRef,
  fetchApiRef,
  type FrontendFeature,
  identityApiRef,
  NavContentBlueprint,
  PageBlueprint,
  useApi,
} from '#sdk';
import { bootTrellis } from '#shell';
import { appPlugin } from './plugin';

const backend = vi.fn<(request: Request | string) => Promise<Response>>();
const identity = {
  type: 'user',
  userEntityRef: 'user:default/guest',
  ownershipEntityRefs: ['user:default/guest'],
};

beforeEach(() => {
  // The portal starts by itself, between drawings; React's batching of tests would hold it up.
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', false);
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
  backend.mockReset();
  backend.mockImplementation(async (request) =>
    (request instanceof Request ? request.url : request).includes('/api/auth/guest/refresh')
      ? Response.json({ profile: {}, backstageIdentity: { token: 'abc', expiresInSeconds: 3600, identity } })
      : Response.json({ ok: true }),
  );
  vi.stubGlobal('fetch', backend);
  setSystem({ dark: false });
  vi.stubGlobal('scrollTo', () => {});
});
afterEach(() => {
  cleanup();
  document.body.replaceChildren();
  vi.unstubAllGlobals();
});

function setSystem({ dark }: { dark: boolean }): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('dark') ? dark : query.includes('min-width'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const homeRef = createRouteRef();
const docsRef = createRouteRef();

function Home() {
  const themes = useApi(appThemeApiRef);
  const { fetch } = useApi(fetchApiRef);
  const user = useApi(identityApiRef);
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="draft" value={text} onChange={(event) => setText(event.target.value)} />
      <button type="button" onClick={() => themes.setActiveThemeId('dark')}>
        dark
      </button>
      <button type="button" onClick={() => void fetch('plugin://catalog/entities')}>
        fetch
      </button>
      <button type="button" onClick={() => void user.signOut()}>
        leave
      </button>
    </>
  );
}

const homePlugin = createFrontendPlugin({
  pluginId: 'home',
  title: 'Home',
  icon: <svg aria-hidden />,
  routes: { root: homeRef },
  extensions: [
    PageBlueprint.make({
      params: { path: '/home', routeRef: homeRef, loader: async () => <Home /> },
    }),
  ],
});
const docsPlugin = createFrontendPlugin({
  pluginId: 'docs',
  title: 'Docs',
  icon: <svg aria-hidden />,
  routes: { root: docsRef },
  extensions: [
    PageBlueprint.make({
      params: { path: '/docs', routeRef: docsRef, loader: async () => <p>All the docs</p> },
    }),
    PageBlueprint.make({
      name: 'broken',
      params: { path: '/broken', loader: () => Promise.reject(new Error('gone')) },
    }),
  ],
});

async function boot(path: string, features: FrontendFeature[] = [], app: object = {}) {
  window.history.replaceState(null, '', path);
  const container = document.createElement('div');
  document.body.append(container);
  const data = { app: { title: 'Acme', ...app }, backend: { baseUrl: 'http://backend' } };
  const config = { value: { data, locate: () => undefined }, problems: [] };
  await bootTrellis({ container, config, features: [appPlugin, homePlugin, docsPlugin, ...features] });
}

const mainNav = () => screen.findByRole('navigation', { name: 'Main navigation' });

describe('the portal', () => {
  test('opens straight to the page, signed in as guest, with a name for the tab', async () => {
    await boot('/docs');
    expect(await screen.findByText('All the docs')).toBeInTheDocument();
    expect(within(await mainNav()).getByRole('link', { name: 'Docs' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Docs · Acme'));
  });

  test('moves focus to the page that a link led to', async () => {
    await boot('/docs');
    await userEvent.click(within(await mainNav()).getByRole('link', { name: 'Home' }));
    await screen.findByLabelText('draft');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Home · Acme');
  });

  test('sends the token to the backend', async () => {
    await boot('/home');
    await userEvent.click(await screen.findByRole('button', { name: 'fetch' }));
    await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
    const [request] = backend.mock.calls.at(-1) ?? [];
    expect(request).toBeInstanceOf(Request);
    expect(request instanceof Request && request.url).toBe('http://backend/api/catalog/entities');
    expect(request instanceof Request && request.headers.get('authorization')).toBe('Bearer abc');
  });

  test('follows the system in light and dark, and keeps the page when the theme changes', async () => {
    await boot('/home');
    await userEvent.type(await screen.findByLabelText('draft'), 'half filled');
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    expect(scheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'dark' }));
    await waitFor(() => expect(scheme()).toBe('dark'));
    expect(screen.getByLabelText('draft')).toHaveValue('half filled');
  });

  test('is dark where the system is', async () => {
    setSystem({ dark: true });
    await boot('/docs');
    await screen.findByText('All the docs');
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  });

  test('lives below the path of its address', async () => {
    await boot('/portal/docs', [], { baseUrl: 'http://localhost/portal/' });
    expect(await screen.findByText('All the docs')).toBeInTheDocument();
    expect(within(await mainNav()).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/portal/home',
    );
  });

  test('shows where a page is missing, and keeps the navigation', async () => {
    await boot('/nowhere');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ERROR 404: PAGE NOT FOUND');
    expect(await mainNav()).toBeInTheDocument();
  });

  test('keeps the failure of a page in its place', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    await boot('/broken');
    expect(await screen.findByText('Error in docs')).toBeInTheDocument();
    expect(await mainNav()).toBeInTheDocument();
    report.mockRestore();
  });

  test('tells every analytics implementation where the user went', async () => {
    const seen: string[] = [];
    const module = createFrontendModule({
      pluginId: 'app',
      extensions: [
        AnalyticsImplementationBlueprint.make({
          params: (defineParams) =>
            defineParams({
              deps: {},
              factory: () => ({ captureEvent: ({ action, subject }) => seen.push(`${action} ${subject}`) }),
            }),
        }),
      ],
    });
    await boot('/docs', [module]);
    await waitFor(() => expect(seen).toEqual(['navigate /docs']));
    await userEvent.click(within(await mainNav()).getByRole('link', { name: 'Home' }));
    await waitFor(() => expect(seen).toEqual(['navigate /docs', 'click Home', 'navigate /home']));
  });

  test('draws the navigation that a module brings in place of its own', async () => {
    const module = createFrontendModule({
      pluginId: 'app',
      extensions: [
        NavContentBlueprint.make({
          params: {
            component: ({ navItems, items }) => {
              const taken = navItems.take('page:docs');
              return (
                <nav aria-label="Own">
                  {taken?.title}, then {navItems.rest().map(({ title }) => title)}, of {items.length}
                </nav>
              );
            },
          },
        }),
      ],
    });
    await boot('/docs', [module]);
    expect(await screen.findByRole('navigation', { name: 'Own' })).toHaveTextContent('Docs, then Home, of 2');
  });

  test('without a sign-in page everyone is the guest, without a token', async () => {
    await boot('/home', [], { extensions: [{ 'sign-in-page:app': false }] });
    await userEvent.click(await screen.findByRole('button', { name: 'fetch' }));
    await waitFor(() => expect(backend).toHaveBeenCalledTimes(1));
    const [request] = backend.mock.calls[0] ?? [];
    expect(request instanceof Request && request.headers.get('authorization')).toBeNull();
    expect(await screen.findByText('Guest')).toBeInTheDocument();
  });
});
