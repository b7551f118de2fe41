import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { bundledFeatures } from '#extensions';
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

/** The plugin `app` and its modules. */
const appFeatures = bundledFeatures.filter(({ pluginId }) => pluginId === 'app');

const backend = vi.fn<(request: Request | string) => Promise<Response>>();
const identity = {
  type: 'user',
  userEntityRef: 'user:default/guest',
  ownershipEntityRefs: ['user:default/guest'],
};

beforeEach(() => {
  // The portal renders outside of tests' act(), whose batching would delay the startup.
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
  await bootTrellis({ container, config, features: [...appFeatures, homePlugin, docsPlugin, ...features] });
}

const mainNav = () => screen.findByRole('navigation', { name: 'Main navigation' });

describe('the app', () => {
  test('shows the page, signed in as a guest, with a tab title', async () => {
    await boot('/docs');
    expect(await screen.findByText('All the docs')).toBeInTheDocument();
    expect(within(await mainNav()).getByRole('link', { name: 'Docs' })).toHaveAttribute(
      'aria-current',
      'page',
    );
    expect(screen.getByRole('link', { name: 'Skip to content' })).toBeInTheDocument();
    await waitFor(() => expect(document.title).toBe('Docs · Acme'));
  });

  test('moves the focus to the new page after a navigation', async () => {
    await boot('/docs');
    await userEvent.click(within(await mainNav()).getByRole('link', { name: 'Home' }));
    await screen.findByLabelText('draft');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
    expect(document.title).toBe('Home · Acme');
  });

  test('leaves the focus in a dialog that is open when the new page appears', async () => {
    await boot('/docs');
    const link = within(await mainNav()).getByRole('link', { name: 'Home' });
    const dialog = document.body.appendChild(document.createElement('div'));
    dialog.innerHTML = '<div role="dialog" aria-modal="true"><input aria-label="typing" /></div>';
    screen.getByLabelText('typing').focus();
    link.click();
    await screen.findByLabelText('draft');
    await waitFor(() => expect(document.title).toBe('Home · Acme'));
    expect(screen.getByLabelText('typing')).toHaveFocus();
  });

  test('keeps the skip link as the first Tab stop when the loaded page redirects', async () => {
    await boot('/', [], {
      extensions: [{ 'app/routes': { config: { redirects: [{ from: '/', to: '/docs' }] } } }],
    });
    await screen.findByText('All the docs');
    expect(document.body).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('link', { name: 'Skip to content' })).toHaveFocus();
    await userEvent.click(within(await mainNav()).getByRole('link', { name: 'Home' }));
    await screen.findByLabelText('draft');
    await waitFor(() => expect(screen.getByRole('main')).toHaveFocus());
  });

  test('names guests in the language of the user', async () => {
    await boot('/docs', [], {
      extensions: [{ 'api:app/app-language': { config: { availableLanguages: ['de'] } } }],
    });
    expect(await screen.findByText('Gast')).toBeInTheDocument();
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

  test('follows the color scheme of the system and keeps the page when the theme changes', async () => {
    await boot('/home');
    await userEvent.type(await screen.findByLabelText('draft'), 'half filled');
    const scheme = () => getComputedStyle(document.documentElement).colorScheme;
    expect(scheme()).toBe('light');
    await userEvent.click(screen.getByRole('button', { name: 'dark' }));
    await waitFor(() => expect(scheme()).toBe('dark'));
    expect(screen.getByLabelText('draft')).toHaveValue('half filled');
  });

  test('shows the tab icon and the failure screens in the accent color', async () => {
    const icon = document.createElement('link');
    icon.rel = 'icon';
    icon.href =
      "data:image/svg+xml,%3Csvg fill='none' stroke='%23fff'%3E%3Crect fill='%234250c4'/%3E%3C/svg%3E";
    document.head.append(icon);
    await boot('/docs', [], { extensions: [{ 'theme:app/light': { config: { accent: '#0f766e' } } }] });
    await screen.findByText('All the docs');
    await waitFor(() => expect(icon.href).toContain("fill='%230f766e'"));
    expect(icon.href).toContain("fill='none' stroke='%23ffffff'");
    const accent = getComputedStyle(document.documentElement).getPropertyValue('--trellis-accent');
    expect(accent).toBe('#0f766e');
    icon.remove();
  });

  test('is dark if the system is dark', async () => {
    setSystem({ dark: true });
    await boot('/docs');
    await screen.findByText('All the docs');
    expect(getComputedStyle(document.documentElement).colorScheme).toBe('dark');
  });

  test('works below the path of app.baseUrl', async () => {
    await boot('/portal/docs', [], { baseUrl: 'http://localhost/portal/' });
    expect(await screen.findByText('All the docs')).toBeInTheDocument();
    expect(within(await mainNav()).getByRole('link', { name: 'Home' })).toHaveAttribute(
      'href',
      '/portal/home',
    );
  });

  test('shows the not-found page and keeps the navigation', async () => {
    await boot('/nowhere');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ERROR 404: PAGE NOT FOUND');
    expect(await mainNav()).toBeInTheDocument();
  });

  test('contains the error of a page', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => {});
    await boot('/broken');
    expect(await screen.findByText('Error in docs')).toBeInTheDocument();
    expect(await mainNav()).toBeInTheDocument();
    report.mockRestore();
  });

  test('reports navigation to every analytics implementation', async () => {
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

  test('uses the navigation content of a module', async () => {
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

  test.each([
    ['is disabled', false, false],
    ['failed, and the portal is started without it', { config: { providers: 7 } }, true],
  ])('signs all users in as guests if the sign-in page %s', async (_, signInPage, isStartedWithout) => {
    if (isStartedWithout) sessionStorage.setItem('trellis.start-without-failed', 'yes');
    await boot('/home', [], { extensions: [{ 'sign-in-page:app': signInPage }] });
    await userEvent.click(await screen.findByRole('button', { name: 'fetch' }));
    await waitFor(() => expect(backend).toHaveBeenCalledTimes(2));
    const [request] = backend.mock.calls[1] ?? [];
    expect(request instanceof Request && request.headers.get('authorization')).toBe('Bearer abc');
    expect(await screen.findByRole('link', { name: 'Home' })).toBeInTheDocument();
    expect(await screen.findByText('Guest')).toBeInTheDocument();
  });
});
