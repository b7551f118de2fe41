import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import type { CatalogApi } from '#extensions/catalog';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import {
  ApiBlueprint,
  type AppLanguageApi,
  coreExtensionData,
  createFrontendPlugin,
  createObservable,
  createTranslationRef,
  fetchApiRef,
  type FrontendPlugin,
  type IdentityApi,
  identityApiRef,
  type JsonObject,
  ResponseError,
  routeResolutionApiRef,
  storageApiRef,
  TitlesBlueprint,
  type TranslationApi,
  translationApiRef,
} from '#sdk';
import { mockApis } from '#sdk/testing';
import {
  HomePageLayoutBlueprint,
  type HomePageLayoutProps,
  HomePageWidgetBlueprint,
  useWidgetTexts,
} from '../public';
import { registerComponentRouteRef } from '../routes';
import { visitsApiRef, type Visit, type VisitsApi } from '../visits/VisitsApi';
import { createStoredVisits } from '../visits/createStoredVisits';

const component = (name: string) => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name },
  spec: { type: 'service', lifecycle: 'production', owner: 'group:default/a' },
  relations: [{ type: 'ownedBy', targetRef: 'group:default/a' }],
});

function start(extensions: unknown[] = [], more: object = {}, plugins: readonly FrontendPlugin[] = []) {
  const data = { backend: { baseUrl: 'http://backend' }, app: { extensions }, ...more };
  const features = [...bundledFeatures, ...plugins];
  return prepareApp({ features, config: { data, locate: () => undefined } }).finalize();
}

/** The translations of a portal in a language. */
function createTranslations({ tree }: ReturnType<typeof start>, language: string) {
  const node = tree.nodes.get('api:app/translations');
  const languageApi = {
    getAvailableLanguages: () => ({ languages: [language] }),
    getLanguage: () => ({ language }),
    setLanguage: () => undefined,
    language$: () => createObservable<{ language: string }>((emitter) => emitter.next({ language })),
  } satisfies AppLanguageApi;
  const api = node!.instance!.getData(ApiBlueprint.dataRefs.factory)!;
  return api.factory({ language: languageApi, errors: { post: () => undefined } }) as TranslationApi;
}

/** Shows the page of a portal with these settings. */
function show(
  extensions: unknown[] = [],
  {
    home,
    visits,
    stored = {},
    path = '/home',
    identity,
    plugins,
    language,
    routes,
    catalogApi = createTestCatalog([component('alpha'), component('beta')]),
  }: {
    home?: JsonObject;
    visits?: VisitsApi;
    stored?: JsonObject;
    path?: string;
    identity?: IdentityApi;
    plugins?: readonly FrontendPlugin[];
    language?: string;
    routes?: object;
    catalogApi?: CatalogApi;
  } = {},
) {
  const portal = start(extensions, home ? { home } : {}, plugins);
  const { tree, problems } = portal;
  expect(problems).toEqual([]);
  const element = tree.nodes.get('page:home')?.instance?.getData(coreExtensionData.reactElement);
  const storage = mockApis.storage({ data: { 'home.layout': stored } });
  renderInCatalog(
    <Routes>
      <Route path="/home/*" element={element} />
    </Routes>,
    {
      catalogApi,
      path,
      ownershipEntityRefs: ['group:default/a'],
      apis: [
        mockApis.analytics(),
        [fetchApiRef, { fetch: fetchJoke }],
        [storageApiRef, storage],
        mockApis.config({ data: home ? { home } : {} }),
        ...(identity ? [[identityApiRef, identity] as const] : []),
        ...(visits ? [[visitsApiRef, visits] as const] : []),
        ...(routes ? [[routeResolutionApiRef, routes] as const] : []),
        ...(language ? [[translationApiRef, createTranslations(portal, language)] as const] : []),
      ],
    },
  );
  return { storage };
}

/** Answers with a joke that contains its address. */
const fetchJoke: typeof fetch = async (url) => Response.json({ setup: url, punchline: '' });

const only = (name: string, more: object = {}) => ({
  'page:home': {
    config: { defaultConfig: [{ component: name, column: 0, row: 0, width: 6, height: 4, ...more }] },
  },
});
const card = (name: string) => screen.findByRole('region', { name });

describe('the settings in YAML', () => {
  it('are those of the README', () => {
    const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8');
    const { app, ...more } = parse(/```yaml\n([\s\S]*?)```/.exec(readme)?.[1] ?? '') as {
      app: { extensions: unknown[] };
    };
    const { problems, tree } = start(app.extensions, more);
    expect(problems).toEqual([]);
    expect(tree.nodes.get('api:home/visits')?.instance).toBeDefined();
    expect(tree.nodes.get('app-root-element:home/visit-listener')?.instance).toBeDefined();
    expect(start().tree.nodes.get('api:home/visits')?.instance).toBeUndefined();
  });

  it('set the path and the title of the page', async () => {
    const { tree } = start([{ 'page:home': { config: { path: '/start', title: 'Start' } } }]);
    const page = tree.nodes.get('page:home')?.instance;
    expect(page?.getData(coreExtensionData.routePath)).toBe('/start');
    expect(page?.getData(coreExtensionData.title)).toBe('Start');
    // The heading is a greeting, so the browser tab gets the title from here.
    show([{ 'page:home': { config: { title: 'Start' } } }]);
    const heading = await screen.findByRole('heading', { level: 1, name: /^Good / });
    expect(heading).toHaveAttribute('data-page-name', 'Start');
  });

  it('set the default layout, with movable widgets', async () => {
    show([only('HomePageToolkit')], { path: '/home?edit' });
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Toolkit' }));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).not.toHaveAttribute('aria-disabled');
    expect(screen.getAllByRole('menuitem', { name: /Move/ }).length).toBeGreaterThan(0);
  });

  it('set the default layout, with locked widgets', async () => {
    const locked = { movable: false, deletable: false, resizable: false };
    // The user moved and removed it before it was locked.
    const moved = {
      id: 'HomePageToolkit',
      component: 'HomePageToolkit',
      column: 5,
      order: 3,
      width: 2,
      height: 2,
    };
    const changes = [moved, { id: 'HomePageToolkit', removed: true }].map((change) => JSON.stringify(change));
    show([only('HomePageToolkit', locked)], { path: '/home?edit', stored: { changes } });
    await card('Toolkit');
    await userEvent.click(await screen.findByRole('button', { name: 'Actions for Toolkit' }));
    expect(await screen.findByRole('menuitem', { name: /Remove/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.queryByRole('menuitem', { name: /Move/ })).not.toBeInTheDocument();
    expect(screen.queryByRole('menuitem', { name: /Make/ })).not.toBeInTheDocument();
  });

  it('set the tools', async () => {
    const tools = [
      { url: 'https://ci.example', label: 'Builds' },
      { url: 'javascript:alert(1)', label: 'Bad' },
    ];
    show([only('HomePageToolkit'), { 'home-page-widget:home/toolkit': { config: { tools } } }]);
    expect(await screen.findByRole('link', { name: /Builds/ })).toHaveAttribute(
      'href',
      'https://ci.example/',
    );
    expect(screen.queryByRole('link', { name: /Bad/ })).not.toBeInTheDocument();
  });

  it('set the clocks and their format', async () => {
    const clockConfigs = [
      { label: 'Lisbon', timeZone: 'Europe/Lisbon' },
      { label: 'Moon', timeZone: 'Moon/Sea' },
    ];
    const config = { clockConfigs, customTimeFormat: { hour12: true } };
    show([only('HomePageWorldClock'), { 'home-page-widget:home/world-clock': { config } }]);
    expect(await screen.findByText(/\d+:\d\d\s[AP]M/)).toBeVisible();
    expect(screen.getByText("Unknown time zone 'Moon/Sea'")).toBeVisible();
  });

  it('set the steps, which complete themselves', async () => {
    const steps = [{ fact: 'signed-in' }, { fact: 'starred', count: 2, title: 'Star two', url: '/catalog' }];
    show([only('HomePageOnboarding'), { 'home-page-widget:home/onboarding': { config: { steps } } }]);
    expect(await screen.findByText('1 of 2 steps done')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Star two' })).toHaveAttribute('href', '/catalog');
  });

  it.each([
    ['HomePageRecentlyVisited', 'recentVisits', ['/b', '/a']],
    ['HomePageTopVisited', 'topVisits', ['/a', '/b']],
  ])('filter the visits of %s', async (name, key, expected) => {
    const identityApi = mockApis.identity({ userEntityRef: 'user:default/ann' });
    const visits = createStoredVisits({ storageApi: mockApis.storage(), identityApi });
    const save = (pathname: string): Promise<Visit> => visits.save({ visit: { pathname, name: pathname } });
    for (const pathname of ['/a', '/a', '/hidden', '/b']) await save(pathname);
    const home = { [key]: { filterBy: [{ field: 'pathname', operator: '!=', value: '/hidden' }] } };
    show([only(name)], { home, visits });
    await screen.findByRole('link', { name: '/a' });
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(expected);
  });

  it('name another source of jokes', async () => {
    const config = { sourceUrl: 'http://jokes.example/{category}' };
    show([only('HomePageRandomJoke'), { 'home-page-widget:home/random-joke': { config } }]);
    expect(await screen.findByText('http://jokes.example/any')).toBeVisible();
  });
});

describe('a widget of another plugin', () => {
  const widget = HomePageWidgetBlueprint.make({
    name: 'rota',
    params: {
      name: 'HomePageRota',
      title: 'On call',
      description: 'Who is on call now.',
      components: async () => ({ Content: () => <p>ann</p> }),
    },
  });
  const titles = TitlesBlueprint.make({
    params: {
      ref: createTranslationRef({
        id: 'titles',
        messages: { 'On call': 'On call', 'Who is on call now.': 'Who is on call now.' },
        translations: {
          de: async () => ({
            messages: { 'On call': 'Bereitschaft', 'Who is on call now.': 'Wer jetzt Bereitschaft hat.' },
          }),
        },
      }),
    },
  });
  const rota = createFrontendPlugin({ pluginId: 'rota', extensions: [widget, titles] });

  it('has its own translations on its card and in the gallery, next to those of this plugin', async () => {
    const path = '/home?edit&dialog=gallery';
    show([only('HomePageRota')], { plugins: [rota], language: 'de', path });
    const gallery = await screen.findByRole('dialog', { name: 'Widget hinzufügen' });
    expect(await within(gallery).findByRole('heading', { name: 'Bereitschaft' })).toBeVisible();
    expect(within(gallery).getByText('Wer jetzt Bereitschaft hat.')).toBeVisible();
    expect(within(gallery).getByRole('heading', { name: 'Werkzeuge' })).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Bereitschaft', hidden: true })).toBeInTheDocument();
  });

  it('is translated by a layout of another plugin, like the widgets of this plugin', async () => {
    function Titles({ widgets }: HomePageLayoutProps) {
      const translate = useWidgetTexts();
      return widgets.map(({ name, title }) => <p key={name}>{translate(title ?? name)}</p>);
    }
    const layout = HomePageLayoutBlueprint.make({ params: { loader: async () => Titles } });
    const board = createFrontendPlugin({ pluginId: 'board', extensions: [layout] });
    show([], { plugins: [rota, board], language: 'de' });
    expect(await screen.findByText('Bereitschaft')).toBeVisible();
    expect(screen.getByText('Werkzeuge')).toBeVisible();
  });
});

describe('the page', () => {
  it('shows the components of the user, and why a widget is empty', async () => {
    show();
    const owned = await card('Your components');
    expect(await within(owned).findByText('alpha')).toBeVisible();
    expect(await screen.findByText('Star an entity to keep it here.')).toBeVisible();
  });

  it('leads to the page that adds components, if the user owns none', async () => {
    const routes = {
      resolve: (ref: unknown) => (ref === registerComponentRouteRef ? () => '/catalog-import' : undefined),
    };
    show([only('HomePageOwnedEntities')], { catalogApi: createTestCatalog([]), routes });
    const link = await screen.findByRole('link', { name: 'Add components' });
    expect(link).toHaveAttribute('href', '/catalog-import');
  });

  it('counts only users with an account as signed in', async () => {
    const guest = Object.assign(mockApis.identity({ userEntityRef: 'user:default/guest' }), {
      isGuest: true,
    });
    const steps = [{ fact: 'signed-in' }];
    const extensions = [
      only('HomePageOnboarding'),
      { 'home-page-widget:home/onboarding': { config: { steps } } },
    ];
    show(extensions, { identity: guest });
    expect(await screen.findByText('0 of 1 steps done')).toBeVisible();
    expect(screen.getByText('You are a guest. Sign out, then choose your account.')).toBeVisible();
  });

  it('says which permission is missing', async () => {
    const catalogApi = createTestCatalog([]);
    const denied = Response.json({ error: { name: 'NotAllowedError', message: 'No' } }, { status: 403 });
    const error = await ResponseError.fromResponse(denied);
    show([], { catalogApi: { ...catalogApi, queryEntities: () => Promise.reject(error) } });
    const owned = await card('Your components');
    expect(await within(owned).findByText(/requires the catalog.entity.read permission/)).toBeVisible();
  });

  it('says that visits are not recorded', async () => {
    show([only('HomePageRecentlyVisited')]);
    expect(await screen.findByText(/does not record which pages/)).toBeVisible();
  });

  it('shows jokes of the portal', async () => {
    show([only('HomePageRandomJoke')]);
    const joke = await card('Random joke');
    await userEvent.click(await within(joke).findByRole('button', { name: 'Another joke' }));
    await waitFor(() => expect(joke.querySelectorAll('[lang=en] p')).toHaveLength(2));
  });

  it('keeps the place of a widget that no longer exists, and shows it only in edit mode', async () => {
    const gone = { id: 'Gone', component: 'Gone', column: 0, order: 9, width: 4, height: 3 };
    const { storage } = show([only('HomePageToolkit')], {
      stored: { changes: [JSON.stringify(gone)] },
    });
    await card('Toolkit');
    expect(screen.queryByText(/no longer has this widget/)).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Customize' }));
    expect(await screen.findByText(/no longer has this widget/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(storage.forBucket('home.layout').snapshot('changes').value).toEqual([]));
  });
});
