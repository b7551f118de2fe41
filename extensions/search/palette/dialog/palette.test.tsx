import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { alertApiRef, createFrontendPlugin, permissionApiRef, ResponseError, SubPageBlueprint } from '#sdk';
import { mockApis } from '#sdk/testing';
import { EntityIconLinkBlueprint } from '#extensions/catalog';
import { visitsApiRef } from '#extensions/home';
import { CommandBlueprint } from '../blueprint/CommandBlueprint';
import type { SearchApi } from '../../api/SearchApi';
import {
  listOptions,
  openPaletteByKey,
  type PaletteSurroundings,
  renderPalette,
} from '../../testing/renderPalette';

const website: Entity = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: {
    name: 'website',
    title: 'Website',
    tags: ['react', 'web'],
    links: [
      { url: 'https://dash.example', title: 'Dashboard' },
      { url: 'javascript:alert(1)', title: 'Bad' },
    ],
    annotations: { 'backstage.io/source-location': 'url:https://git.example/website/' },
  },
  spec: { type: 'website', owner: 'group:default/team' },
};

/** The answer of the search with one entity for each title. */
const answer = (...titles: string[]) => ({
  results: titles.map((title) => ({
    type: 'software-catalog',
    document: {
      title,
      text: '',
      kind: 'Component',
      namespace: 'default',
      componentType: 'website',
      owner: 'team',
      location: `/catalog/default/component/${title.toLowerCase()}`,
    },
  })),
});

async function open(surroundings?: PaletteSurroundings) {
  const view = renderPalette(surroundings);
  const field = await openPaletteByKey();
  return { ...view, field };
}
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });
const press = (field: HTMLElement, key: string, init: object = {}) =>
  fireEvent.keyDown(field, { key, ...init });
const active = () => screen.getByRole('option', { selected: true }).querySelector('.title')?.textContent;
const address = () => screen.getByTestId('address').textContent;
const findOption = (name: string | RegExp) => screen.findByRole('option', { name });

beforeEach(() => void vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux'));

describe('the palette', () => {
  it('is a combobox with groups of options, and moves with the keys', async () => {
    const { field } = await open();
    expect(field).toHaveFocus();
    expect(screen.getByRole('dialog', { name: 'Command palette' })).toBeVisible();
    const list = screen.getByRole('listbox', { name: 'Results' });
    expect(field).toHaveAttribute('aria-controls', list.id);
    expect(field).toHaveAttribute('aria-expanded', 'true');
    expect(within(list).getByRole('group', { name: 'Pages' })).toBeVisible();
    const options = listOptions();
    expect(active()).toBe(options[0]);
    press(field, 'ArrowDown');
    expect(active()).toBe(options[1]);
    expect(field).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { selected: true }).id);
    press(field, 'End');
    expect(active()).toBe(options.at(-1));
    press(field, 'ArrowDown');
    expect(active()).toBe(options[0]);
    press(field, 'ArrowUp');
    expect(active()).toBe(options.at(-1));
    press(field, 'Home');
    press(field, 'PageDown');
    expect(active()).toBe(options[Math.min(8, options.length - 1)]);
    press(field, 'PageUp');
    expect(active()).toBe(options[0]);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(`${options.length} results`));
  });

  it('keeps the focus in its field when the page takes it, and after a click beside the controls', async () => {
    const { field } = await open();
    const outside = document.body.appendChild(document.createElement('main'));
    outside.tabIndex = -1;
    outside.focus();
    await waitFor(() => expect(field).toHaveFocus());
    screen.getByRole('dialog').parentElement?.focus();
    expect(field).toHaveFocus();
    outside.remove();
  });

  it('opens a page with Enter, highlights what matches, and returns the focus', async () => {
    renderPalette();
    const before = document.body.appendChild(document.createElement('button'));
    before.focus();
    const field = await openPaletteByKey();
    type(field, 'setings gen');
    expect((await findOption(/^General/)).querySelectorAll('mark')).toHaveLength(1);
    press(field, 'Enter');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/settings/general');
    expect(before).toHaveFocus();
    before.remove();
  });

  it('opens a page in a new tab with Control and Enter, and stays open', async () => {
    const opened = vi.spyOn(window, 'open').mockReturnValue(null);
    const { field } = await open();
    type(field, 'settings');
    press(field, 'Enter', { ctrlKey: true });
    expect(opened).toHaveBeenCalledWith('/settings', '_blank', 'noopener,noreferrer');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(address()).toBe('/catalog');
  });

  it('closes with Escape and with its shortcut, and does not open over another dialog', async () => {
    const { field } = await open();
    press(field, 'Escape');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    press(await openPaletteByKey(), 'k', { ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const other = document.body.appendChild(document.createElement('div'));
    other.setAttribute('aria-modal', 'true');
    // The browser does not use the key either. `fireEvent` returns false if the default was prevented.
    expect(press(document.body, 'k', { ctrlKey: true })).toBe(false);
    expect(screen.queryByRole('combobox')).toBeNull();
    other.remove();
  });

  it('leaves Enter to the input method of Japanese and other languages', async () => {
    const { field } = await open();
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(screen.getByRole('dialog')).toBeVisible();
  });

  it('explains the prefixes, and shows one kind after a prefix', async () => {
    const { field } = await open();
    const prefixes = screen.getByRole('group', { name: 'Search for one kind' });
    fireEvent.click(within(prefixes).getByRole('button', { name: '> Commands' }));
    expect(field).toHaveValue('>');
    expect(field).toHaveFocus();
    expect(listOptions()).toContain('Theme: Dark');
    expect(listOptions()).not.toContain('Catalog');
    type(field, '/');
    expect(listOptions()).toContain('Catalog');
    expect(listOptions()).not.toContain('Theme: Dark');
  });

  it('finds tags, and opens the catalog with one', async () => {
    const api: Entity = { ...website, kind: 'API', metadata: { name: 'orders', tags: ['rest'] } };
    const { field } = await open({ entities: [website, api] });
    type(field, '#rea');
    press(field, 'Enter');
    await findOption('react, Component: 1 entity');
    type(field, '#rest');
    expect(await findOption('rest, API: 1 entity')).toBeVisible();
    type(field, '#rea');
    press(field, 'Enter');
    await waitFor(() =>
      expect(address()).toBe('/catalog?filters[kind]=component&filters[user]=all&filters[tags]=react'),
    );
  });

  it('says that there are no results', async () => {
    const { field } = await open();
    type(field, 'zzqqxx');
    expect(await screen.findByText('No results for “zzqqxx”')).toBeVisible();
    expect(field).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('No results'));
  });
});

describe('results of the search', () => {
  it('are those of the last text, in whatever order the responses arrive', async () => {
    const waiting = new Map<string, (value: Awaited<ReturnType<SearchApi['query']>>) => void>();
    const signals = new Map<string, AbortSignal | undefined>();
    const query: SearchApi['query'] = ({ term }, { signal } = {}) => {
      signals.set(term, signal);
      return new Promise((resolve) => waiting.set(term, resolve));
    };
    const { field } = await open({ query });
    type(field, 'web');
    await waitFor(() => expect(waiting.has('web')).toBe(true));
    type(field, 'webs');
    await waitFor(() => expect(waiting.has('webs')).toBe(true));
    expect(signals.get('web')?.aborted).toBe(true);
    await act(async () => waiting.get('webs')?.(answer('Website')));
    await findOption(/^Website/);
    await act(async () => waiting.get('web')?.(answer('Webpack')));
    expect(listOptions()).toContain('Website');
    expect(listOptions()).not.toContain('Webpack');
  });

  it('need few requests for 20 fast keystrokes, and are those of the last', async () => {
    const query = vi.fn<SearchApi['query']>(async ({ term }) => answer(`Found-${term}`));
    const { field } = await open({ query });
    const text = 'abcdefghijklmnopqrst';
    for (let length = 1; length <= text.length; length += 1) {
      type(field, text.slice(0, length));
      await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
    }
    await findOption(/^Found-abcdefghijklmnopqrst/);
    expect(query.mock.lastCall?.[0].term).toBe(text);
    // A busy machine can pause between two keystrokes.
    expect(query.mock.calls.length).toBeLessThanOrEqual(3);
    expect(listOptions()).toEqual([`Found-${text}`]);
  });

  it('do not move the active row', async () => {
    let respond: (value: Awaited<ReturnType<SearchApi['query']>>) => void = () => undefined;
    const { field } = await open({ query: () => new Promise((resolve) => (respond = resolve)) });
    type(field, 'catalog');
    press(field, 'ArrowDown');
    const before = active();
    await waitFor(() => expect(screen.getByRole('progressbar')).toBeVisible());
    await act(async () => respond(answer('catalog')));
    await findOption(/^catalog, website/);
    expect(active()).toBe(before);
  });

  it.each([
    ['does not respond', new Error('offline'), 'Search is not responding. Pages and commands still work.'],
    ['is not installed', undefined, 'Search is not installed. Pages and commands still work.'],
  ])('are replaced by one sentence if the search %s', async (_what, error, sentence) => {
    const missing = await ResponseError.fromResponse(new Response('', { status: 404 }));
    const { field } = await open({ query: () => Promise.reject(error ?? missing) });
    type(field, 'catalog');
    expect(await screen.findByText(sentence)).toBeVisible();
    expect(listOptions()[0]).toBe('Catalog');
  });
});

it('shows the kind of an entity that has no type', async () => {
  const { results } = answer('Website');
  const untyped = results.map((result) => ({
    ...result,
    document: { ...result.document, componentType: 'other' },
  }));
  const { field } = await open({ query: async () => ({ results: untyped }) });
  type(field, 'webs');
  expect(await findOption('Website, component · team')).toBeVisible();
});

it('shows people by their display name, and finds them by their name, too', async () => {
  const document = {
    title: 'ann.lee',
    text: '',
    kind: 'User',
    componentType: 'other',
    displayName: 'Ann Lee',
    location: '/catalog/default/user/ann.lee',
  };
  const results = [{ type: 'software-catalog', document }];
  const { field } = await open({ query: async () => ({ results }) });
  type(field, '@ann.lee');
  expect((await findOption('Ann Lee, ann.lee')).querySelectorAll('mark')).toHaveLength(2);
});

it('prints and announces why the search rejects a text', async () => {
  const body = JSON.stringify({ error: { name: 'InputError', message: 'The term is too long' } });
  const headers = { 'content-type': 'application/json' };
  const rejected = await ResponseError.fromResponse(new Response(body, { status: 400, headers }));
  const { field } = await open({ query: () => Promise.reject(rejected) });
  type(field, 'catalog');
  expect(await screen.findByText(/^Search failed: .*too long/, { selector: 'p' })).toBeVisible();
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(/results?\. Search failed: .*too long/),
  );
});

describe('the second level', () => {
  const surroundings = { entities: [website], query: async () => answer('Website') };

  it('shows tabs, links, source, star and reference of an entity, and returns', async () => {
    const { field } = await open(surroundings);
    type(field, 'webs');
    await findOption(/^Website/);
    press(field, 'Tab');
    await findOption('Overview');
    await waitFor(() =>
      expect(listOptions()).toEqual(
        expect.arrayContaining(['Overview', 'View source', 'Add to starred', 'Copy reference', 'Dashboard']),
      ),
    );
    // Links that are not safe, and the menu of a page that is not open.
    expect(listOptions()).not.toContain('Bad');
    expect(listOptions()).not.toContain('Unregister entity');
    press(field, 'Backspace');
    expect(field).toHaveValue('webs');
    await findOption(/^Website/);
    press(field, 'ArrowRight');
    await findOption('Overview');
    press(field, 'Escape');
    expect(screen.getByRole('dialog')).toBeVisible();
    expect(field).toHaveValue('webs');
  });

  it('stars the entity', async () => {
    const { field } = await open(surroundings);
    type(field, 'webs');
    await findOption(/^Website/);
    press(field, 'Tab');
    await findOption('Add to starred');
    type(field, 'star');
    press(field, 'Enter');
    type(await openPaletteByKey(), 'webs');
    await findOption(/^Website/);
    press(screen.getByRole('combobox'), 'Tab');
    await findOption('Remove from starred');
  });

  it('says that an entity is gone', async () => {
    const { field } = await open({ query: async () => answer('Website') });
    type(field, 'webs');
    await findOption(/^Website/);
    press(field, 'Tab');
    const sentence = 'Website is no longer in the catalog.';
    expect(await screen.findByText(sentence, { selector: 'p' })).toBeVisible();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent(new RegExp(`^${sentence}$`)));
  });

  it('has a button for each entity, for users of screen readers without a keyboard', async () => {
    const { field } = await open({ ...surroundings, query: async () => answer('Webpack', 'Website') });
    type(field, 'web');
    await findOption(/^Website/);
    const more = within(await screen.findByRole('group', { name: 'More' }));
    expect(more.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(
      listOptions().map((title) => `More: ${title}`),
    );
    expect(active()).toBe('Webpack');
    fireEvent.click(more.getByRole('button', { name: 'More: Website' }));
    await findOption('Overview');
    expect(field).toHaveAttribute('placeholder', 'Search in Website…');
    expect(field).toHaveFocus();
  });
});

describe('what it offers', () => {
  const titlesOf = async (typed: string, surroundings?: PaletteSurroundings) => {
    const { field } = await open(surroundings);
    type(field, typed);
    return listOptions();
  };

  it('includes tabs, menu items and icon links of the entity on screen', async () => {
    await open({ entities: [website], path: '/catalog/default/component/website' });
    const group = await screen.findByRole('group', { name: 'On this page' });
    await waitFor(() =>
      expect(
        within(group)
          .getAllByRole('option')
          .map((option) => option.querySelector('.title')?.textContent),
      ).toEqual(expect.arrayContaining(['Overview', 'View source', 'Unregister entity', 'Inspect entity'])),
    );
    expect(listOptions()).not.toContain('Definition');
  });

  it('leaves out disabled, hidden and conditional extensions', async () => {
    const yaml = `app:
  extensions:
    - page:catalog-graph: false
    - sub-page:user-settings/feature-flags: false
    - app-root-element:search/palette: { config: { hide: ['page:api-docs', 'theme:dark'] } }
    - command:test/hidden: false
`;
    const features = [
      createFrontendPlugin({
        pluginId: 'test',
        title: 'Test plugin',
        extensions: [
          CommandBlueprint.make({ name: 'shown', params: { title: 'Test shown', to: '/settings' } }),
          CommandBlueprint.make({ name: 'hidden', params: { title: 'Test hidden', to: '/settings' } }),
          CommandBlueprint.make({
            name: 'flagged',
            if: { featureFlags: { $contains: 'test-flag' } },
            params: { title: 'Test flagged', to: '/settings/general' },
          }),
        ],
      }),
    ];
    expect(await titlesOf('test', { yaml, features })).toEqual(['Test shown', 'Turn on “test-flag”']);
    type(screen.getByRole('combobox'), '/');
    expect(listOptions()).toContain('Settings');
    for (const title of ['Catalog graph', 'Feature Flags', 'APIs'])
      expect(listOptions()).not.toContain(title);
    type(screen.getByRole('combobox'), '> theme');
    expect(listOptions()).toEqual(['Theme: Auto', 'Theme: Light']);
  });

  it('includes commands whose condition is met', async () => {
    const flagged = CommandBlueprint.make({
      name: 'flagged',
      if: { featureFlags: { $contains: 'test-flag' } },
      params: { title: 'Test flagged', to: '/settings/general' },
    });
    const features = [createFrontendPlugin({ pluginId: 'test', extensions: [flagged] })];
    expect(await titlesOf('> flagged', { features, featureFlags: ['test-flag'] })).toEqual(['Test flagged']);
  });

  it('offers pages and commands with a permission only to users who have it', async () => {
    const surroundings = (result: 'ALLOW' | 'DENY'): PaletteSurroundings => ({
      yaml: 'permission: { enabled: true }',
      apis: [[permissionApiRef, { authorize: async () => ({ result }) }]],
    });
    const denied = await open(surroundings('DENY'));
    await act(async () => undefined);
    expect(listOptions()).not.toContain('Add components');
    denied.unmount();
    await open(surroundings('ALLOW'));
    await findOption(/^Add components/);
  });

  it('checks the permission of commands of an entity, on its page and on the second level', async () => {
    const remove = CommandBlueprint.make({
      name: 'remove',
      params: {
        title: 'Remove it',
        entityFilter: { kind: 'component' },
        permission: { type: 'basic', name: 'test.remove', attributes: {} },
        action: () => undefined,
      },
    });
    const surroundings = (result: 'ALLOW' | 'DENY'): PaletteSurroundings => ({
      entities: [website],
      query: async () => answer('Website'),
      path: '/catalog/default/component/website',
      yaml: `permission: { enabled: true }
app: { extensions: [{ 'app-root-element:search/palette': { config: { hide: ['entity:star'] } } }] }`,
      features: [createFrontendPlugin({ pluginId: 'test', extensions: [remove] })],
      apis: [[permissionApiRef, { authorize: async () => ({ result }) }]],
    });
    const allowed = await open(surroundings('ALLOW'));
    await findOption(/^Remove it/);
    allowed.unmount();
    const { field } = await open(surroundings('DENY'));
    await findOption(/^Copy reference/);
    expect(listOptions()).not.toContain('Remove it');
    type(field, 'webs');
    await findOption(/^Website/);
    press(field, 'Tab');
    await findOption(/^Copy reference/);
    expect(listOptions()).not.toContain('Remove it');
    // Hidden on the second level, too.
    expect(listOptions()).not.toContain('Add to starred');
  });

  it('leaves out visited pages that are hidden', async () => {
    const visit = (pathname: string, name: string) => ({ id: name, pathname, name, timestamp: 1, hits: 1 });
    const visits = { list: async () => [visit('/api-docs', 'APIs'), visit('/else', 'Elsewhere')] };
    await open({
      yaml: "app: { extensions: [{ 'app-root-element:search/palette': { config: { hide: ['page:api-docs'] } } }] }",
      apis: [[visitsApiRef, visits]],
    });
    await findOption('Elsewhere');
    expect(listOptions()).not.toContain('APIs');
  });

  it('leaves out commands, icon links and sub-pages that lead nowhere', async () => {
    const features = [
      createFrontendPlugin({
        pluginId: 'test',
        extensions: [
          CommandBlueprint.make({ params: { title: 'Unsafe', to: 'javascript:alert(1)' } }),
          EntityIconLinkBlueprint.make({
            name: 'unsafe',
            params: { useProps: () => ({ label: 'Unsafe link', icon: <i />, href: 'javascript:alert(1)' }) },
          }),
          SubPageBlueprint.make({
            name: 'task',
            attachTo: { id: 'page:user-settings', input: 'pages' },
            params: { path: 'tasks/:id', title: 'Unsafe task', loader: async () => <p /> },
          }),
        ],
      }),
    ];
    const { field } = await open({
      features,
      entities: [website],
      path: '/catalog/default/component/website',
    });
    await findOption(/^View source/);
    type(field, 'unsafe');
    expect(listOptions()).toEqual([]);
  });

  it('lists links of the navigation, and no unsafe ones', async () => {
    const yaml = `app:
  extensions:
    - app/nav:
        config:
          items:
            - { title: Tools, items: [{ link: 'https://wiki.example', title: Wiki }] }
            - { link: 'javascript:alert(1)', title: Wicked }
`;
    expect(await titlesOf('/wi', { yaml })).toEqual(['Wiki']);
  });

  it('shows what was used last, first', async () => {
    const { field } = await open();
    type(field, 'theme dark');
    press(field, 'Enter');
    // Stored before the palette opens again.
    await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
    await openPaletteByKey();
    const group = await screen.findByRole('group', { name: 'Recent' });
    expect(within(group).getAllByRole('option')[0]).toHaveTextContent('Theme: Dark');
  });

  it('lists a page once that the header links to, and the header of an entity without its menu', async () => {
    const header = document.body.appendChild(document.createElement('div'));
    header.setAttribute('data-header-actions', '');
    header.innerHTML =
      '<a href="/api-docs">APIs</a><a href="/elsewhere?x=1">Else</a><button aria-haspopup="menu">Menu</button>';
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
    const { field, unmount } = await open();
    expect(listOptions().filter((title) => title === 'APIs')).toHaveLength(1);
    expect(listOptions()).toEqual(expect.arrayContaining(['Else', 'Menu']));
    type(field, 'else');
    press(field, 'Enter');
    await waitFor(() => expect(address()).toBe('/elsewhere?x=1'));
    unmount();
    await open({ entities: [website], path: '/catalog/default/component/website' });
    expect(listOptions()).toContain('Else');
    expect(listOptions()).not.toContain('Menu');
    header.remove();
  });

  it('shows parts of pages only after something is typed', async () => {
    const { field } = await open();
    expect(listOptions()).toEqual(expect.arrayContaining(['Create', 'Documentation']));
    expect(listOptions()).not.toContain('Templating extensions');
    type(field, 'templating');
    expect(listOptions()).toContain('Templating extensions');
  });

  it('lists actions in the header of the page, and presses them', async () => {
    const onClick = vi.fn();
    const header = document.body.appendChild(document.createElement('div'));
    header.setAttribute('data-header-actions', '');
    header.innerHTML =
      '<button>Export all</button><button disabled>Delete all</button><button hidden></button>';
    header.querySelector('button')?.addEventListener('click', onClick);
    vi.spyOn(HTMLElement.prototype, 'getClientRects').mockReturnValue([{}] as never);
    const { field } = await open();
    type(field, '> all');
    expect(listOptions()).toEqual(['Export all']);
    press(field, 'Enter');
    expect(onClick).toHaveBeenCalledTimes(1);
    expect(header.querySelector('button')).toHaveFocus();
    header.remove();
  });
});

describe('a command', () => {
  const withCommand = (action: () => void | Promise<void>): PaletteSurroundings => ({
    features: [
      createFrontendPlugin({
        pluginId: 'test',
        title: 'Test plugin',
        extensions: [CommandBlueprint.make({ params: { title: 'Explode', action } })],
      }),
    ],
  });

  it('runs after the palette is closed', async () => {
    const action = vi.fn(() => expect(screen.queryByRole('dialog')).toBeNull());
    const { field } = await open(withCommand(action));
    type(field, 'explode');
    expect(screen.getByRole('group', { name: 'Test plugin' })).toBeVisible();
    press(field, 'Enter');
    await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  });

  it('that throws notifies the user, and the palette works again', async () => {
    const alertApi = mockApis.alert();
    const { field } = await open({
      ...withCommand(() => Promise.reject(new Error('no fuel'))),
      apis: [[alertApiRef, alertApi]],
    });
    type(field, 'explode');
    press(field, 'Enter');
    await waitFor(() =>
      expect(alertApi.getAlerts()).toMatchObject([
        { message: "Couldn't run “Explode”: no fuel", severity: 'error' },
      ]),
    );
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(await openPaletteByKey()).toHaveFocus();
  });

  it('takes its title, group, keywords and shortcut from the configuration', async () => {
    const yaml = `app:
  extensions:
    - command:test:
        config: { title: Boom, group: Danger, keywords: [bang], shortcut: Mod+B }
`;
    const { field } = await open({ ...withCommand(() => undefined), yaml });
    type(field, 'bang');
    expect(await findOption('Boom')).toHaveTextContent('BoomCtrl+B');
    expect(screen.getByRole('group', { name: 'Danger' })).toBeVisible();
  });
});
