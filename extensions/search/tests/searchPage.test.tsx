import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { coreExtensionData, type AnalyticsEvent, ResponseError } from '#sdk';
import { searchResponseSchema, type SearchQuery, type SearchResponse } from '../protocol';
import { createResponse, createResult, renderSearch } from './renderSearch';

const field = () => screen.findByRole<HTMLInputElement>('searchbox', { name: 'Search' });
const list = () => screen.findByRole('list', { name: 'Search results' });
const titles = async () => {
  const links = await within(await list()).findAllByRole('link');
  return links.map(({ textContent }) => textContent);
};
const address = () => screen.getByTestId('address').textContent;
const choice = (name: RegExp | string) => screen.findByRole('radio', { name });

async function type(text: string) {
  await userEvent.type(await field(), text);
}

interface Deferred<T> {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (error: Error) => void;
}

/** Creates a promise that a test settles. */
function defer<T>(): Deferred<T> {
  const deferred = {} as Deferred<T>;
  deferred.promise = new Promise<T>((resolve, reject) => Object.assign(deferred, { resolve, reject }));
  return deferred;
}

/** Answers that a test gives later, by term. */
function createAnswers() {
  const open = new Map<string, Deferred<SearchResponse>>();
  const query = ({ term, pageLimit }: SearchQuery, signal?: AbortSignal) => {
    if (pageLimit === 0) return Promise.resolve({ results: [], numberOfResults: 7 });
    const answer = defer<SearchResponse>();
    signal?.addEventListener('abort', () => answer.reject(signal.reason as Error));
    open.set(term, answer);
    return answer.promise;
  };
  return { query, open };
}

describe('results', () => {
  it('are shown with their number, facts and marked words', async () => {
    const file = join(import.meta.dirname, '../../../tests/contract/wire/search-query-highlight.json');
    const body: unknown = JSON.parse(readRecorded(file));
    renderSearch({ path: '/search?query=playback', query: async () => searchResponseSchema.parse(body) });
    expect(await titles()).toContain('playback-sdk');
    const first = within(await list()).getAllByRole('listitem')[1];
    expect(first?.querySelector('mark')).toHaveTextContent('playback');
    expect(first).toHaveTextContent('Component · library · experimental · Owner: team-c');
    expect(screen.getByRole('heading', { name: '7 results' })).toBeVisible();
    expect(await screen.findByText('7 results for “playback”')).toHaveAttribute('role', 'status');
  });

  it('show users by their display name, with their name beside it', async () => {
    const user = { kind: 'User', type: 'other', lifecycle: '', owner: '', displayName: 'Ann Lee' };
    const results = [createResult('ann.lee', {}, user)];
    renderSearch({ query: async () => ({ results, numberOfResults: 1 }) });
    expect(await titles()).toEqual(['Ann Lee']);
    expect(within(await list()).getByRole('listitem')).toHaveTextContent('User · ann.lee');
  });

  it('mark only our own tokens: HTML is text', async () => {
    const highlight = {
      preTag: '<t1>',
      postTag: '</t1>',
      fields: { title: '<t1>x</t1><mark onclick="alert(1)">y</mark><img src=x onerror=alert(1)>' },
    };
    renderSearch({
      query: async () => ({ results: [createResult('x', { highlight })], numberOfResults: 1 }),
    });
    const link = await within(await list()).findByRole('link');
    expect(link).toHaveTextContent('x<mark onclick="alert(1)">y</mark><img src=x onerror=alert(1)>');
    expect([link.querySelectorAll('mark').length, link.querySelectorAll('img').length]).toEqual([1, 0]);
  });

  it('of unknown types have an item, and unsafe locations are plain text', async () => {
    const results = [
      createResult('runbook', { type: 'runbooks' }, { location: '/runbooks/1' }),
      createResult('bad', { type: 'runbooks' }, { location: 'javascript:alert(1)' }),
    ];
    renderSearch({ query: async () => ({ results, numberOfResults: 2 }) });
    expect(await titles()).toEqual(['runbook']);
    expect(screen.getByText('/runbooks/1')).toBeVisible();
  });

  it('can be none', async () => {
    renderSearch({ path: '/search?query=x&filters[kind]=API', query: async () => createResponse() });
    expect(await screen.findByRole('heading', { name: 'Sorry, no results were found' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(address()).toBe('/search?query=x');
  });
});

describe('typing', () => {
  it('searches when it pauses, and always shows the results of the last query', async () => {
    const answers = createAnswers();
    const { asked } = renderSearch({ query: answers.query });
    await type('abcdefghijklmnopqrst');
    await waitFor(() => expect(answers.open.has('abcdefghijklmnopqrst')).toBe(true));
    // The empty term of the start, and the last of 20 keystrokes.
    expect(asked().length).toBeLessThanOrEqual(3);
    answers.open.get('abcdefghijklmnopqrst')?.resolve(createResponse('last'));
    expect(await titles()).toEqual(['last']);
    await waitFor(() => expect(address()).toBe('/search?query=abcdefghijklmnopqrst'));
  });

  it('cancels the query before, and its late answer changes nothing', async () => {
    const late = defer<SearchResponse>();
    const signals: Array<AbortSignal | undefined> = [];
    renderSearch({
      query: ({ term, pageLimit }, signal) => {
        if (pageLimit !== 0 && term === 'a') {
          signals.push(signal);
          return late.promise;
        }
        return Promise.resolve(createResponse(`found-${term}`));
      },
    });
    await type('a');
    await waitFor(() => expect(signals).toHaveLength(1));
    await type('b');
    await waitFor(async () => expect(await titles()).toEqual(['found-ab']));
    expect(signals[0]?.aborted).toBe(true);
    await act(async () => late.resolve(createResponse('late')));
    expect(await titles()).toEqual(['found-ab']);
  });

  it('keeps the last results, dimmed, while the next load', async () => {
    const answers = createAnswers();
    renderSearch({ query: answers.query });
    await waitFor(() => expect(answers.open.has('')).toBe(true));
    answers.open.get('')?.resolve(createResponse('before'));
    expect(await titles()).toEqual(['before']);
    await type('x');
    await waitFor(async () => expect(await list()).toHaveAttribute('aria-busy', 'true'));
    expect(await titles()).toEqual(['before']);
    answers.open.get('x')?.resolve(createResponse('after'));
    await waitFor(async () => expect(await titles()).toEqual(['after']));
    expect(await list()).toHaveAttribute('aria-busy', 'false');
  });

  it('is cleared with the button and with Escape', async () => {
    renderSearch({ path: '/search?query=artist&pageCursor=MQ%3D%3D' });
    expect(await field()).toHaveValue('artist');
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    expect([(await field()).value, address()]).toEqual(['', '/search']);
    await type('db{Escape}');
    expect(await field()).toHaveValue('');
  });
});

describe('the URL', () => {
  it('holds types, filters and the page, and a change leads to the first page', async () => {
    const { asked } = renderSearch({
      path: '/search?query=artist&types[]=software-catalog&filters[kind]=Component&pageCursor=MQ%3D%3D&pageLimit=10',
      query: async () => ({ ...createResponse('a'), nextPageCursor: 'Mg==', previousPageCursor: 'MA==' }),
    });
    await list();
    expect(asked()).toEqual([
      {
        term: 'artist',
        types: ['software-catalog'],
        filters: { kind: 'Component' },
        pageLimit: 10,
        pageCursor: 'MQ==',
      },
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Next page' }));
    expect(address()).toContain('pageCursor=Mg==');
    await userEvent.click(await choice(/^All/));
    expect(address()).toBe('/search?query=artist&filters[kind]=Component&pageLimit=10');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Kind: Component' }));
    expect(address()).toBe('/search?query=artist&pageLimit=10');
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Results per page:' }), '50');
    expect(address()).toBe('/search?query=artist&pageLimit=50');
  });
});

describe('types', () => {
  it('have numbers, capped at 10,000', async () => {
    const { counted } = renderSearch({
      path: '/search?query=a&filters[kind]=API',
      query: async ({ types }) => ({
        results: [createResult('a')],
        numberOfResults: types ? 10_000 : 1234,
      }),
    });
    expect(await choice('All 1,234 results')).toBeChecked();
    expect(await choice('Software Catalog >10000 results')).not.toBeChecked();
    expect(counted()).toContainEqual({
      term: 'a',
      types: ['software-catalog'],
      filters: { kind: 'API' },
      pageLimit: 0,
    });
    expect(screen.getByText('1-1 of 1,234')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Result type' }));
    expect(screen.queryByRole('radio', { name: /Software/ })).not.toBeInTheDocument();
  });
});

it('shows several selected types, and those that it does not know', async () => {
  renderSearch({ path: '/search?types[]=software-catalog&types[]=runbooks' });
  expect(await screen.findByText('Software Catalog, runbooks')).toBeVisible();
  expect(screen.queryByRole('radio', { checked: true })).not.toBeInTheDocument();
});

describe('failures', () => {
  const failing = (response: Response) => async () => {
    throw await ResponseError.fromResponse(response);
  };

  it('say why, and Retry searches again', async () => {
    let isDead = true;
    renderSearch({
      query: async (query) => {
        if (isDead)
          return failing(Response.json({ error: { message: 'The index is gone' } }, { status: 400 }))();
        return createResponse(query.term || 'alive');
      },
    });
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error encountered while fetching search results');
    expect(alert).toHaveTextContent('The index is gone');
    isDead = false;
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    expect(await titles()).toEqual(['alive']);
  });

  it('of a backend without search are one sentence, and it is not asked again', async () => {
    const { asked, counted } = renderSearch({ query: failing(new Response('', { status: 404 })) });
    expect(await screen.findByText(/^Search is not available, because/)).toBeVisible();
    const before = asked().length + counted().length;
    await type('more');
    await waitFor(() => expect(address()).toBe('/search?query=more'));
    expect(asked().length + counted().length).toBe(before);
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('with a message are errors, also with status 404', async () => {
    const error = { error: { name: 'NotFoundError', message: 'No such index' } };
    renderSearch({ query: async () => failing(Response.json(error, { status: 404 }))() });
    expect(await screen.findByRole('alert')).toHaveTextContent('No such index');
  });
});

describe('the keyboard', () => {
  it('moves between the field and the results', async () => {
    renderSearch();
    await titles();
    const input = await field();
    expect(input).toHaveFocus();
    const [first, second] = screen.getAllByRole('link', { name: /^artist/ });
    for (const [key, target] of [
      ['ArrowDown', first],
      ['ArrowDown', second],
      ['ArrowDown', second],
      ['Home', first],
      ['End', second],
      ['ArrowUp', first],
      ['ArrowUp', input],
      ['ArrowDown', first],
      ['Escape', input],
    ] as const) {
      await userEvent.keyboard(`{${key}}`);
      expect(target).toHaveFocus();
    }
  });
});

describe('analytics', () => {
  const eventsOf = (events: readonly AnalyticsEvent[]) =>
    events
      .filter(({ action }) => action === 'search' || action === 'discover')
      .map(({ action, subject, value, attributes }) => ({ action, subject, value, attributes }));

  it('has the searches with their results, and the discovered results with their rank', async () => {
    const { analytics } = renderSearch({ path: '/search?query=artist' });
    await titles();
    fireEvent.click(screen.getByRole('link', { name: 'artist-db' }));
    expect(eventsOf(analytics.getEvents())).toEqual([
      { action: 'search', subject: 'artist', value: 2, attributes: undefined },
      {
        action: 'discover',
        subject: 'artist-db',
        value: 2,
        attributes: { to: '/catalog/default/component/artist-db' },
      },
    ]);
  });

  it.each([
    ['page:search', []],
    ['search-result-list-item:catalog', ['search']],
  ])('can be turned off in YAML: %s', async (id, expected) => {
    const { analytics } = renderSearch({
      path: '/search?query=artist',
      extensions: [{ [id]: { config: { noTrack: true } } }],
    });
    await titles();
    fireEvent.click(screen.getByRole('link', { name: 'artist-db' }));
    expect(eventsOf(analytics.getEvents()).map(({ action }) => action)).toEqual(expected);
  });
});

describe('the settings in YAML', () => {
  it('set the path and the title', async () => {
    const config = { path: '/find', title: 'Find' };
    const { tree } = renderSearch({ extensions: [{ 'page:search': { config } }] });
    const page = tree.nodes.get('page:search')?.instance;
    expect(page?.getData(coreExtensionData.routePath)).toBe('/find');
    expect(await screen.findByRole('heading', { level: 1, name: 'Find' })).toBeVisible();
  });

  it('set the default type and the results per page', async () => {
    const { asked } = renderSearch({
      search: { defaultType: 'software-catalog', query: { pageLimit: 50 } },
    });
    expect(await choice(/^Software Catalog/)).toBeChecked();
    expect(asked()[0]).toEqual({ term: '', types: ['software-catalog'], pageLimit: 50 });
    await userEvent.click(await choice(/^All/));
    expect(address()).toBe('/search?types[]=');
    expect(await choice(/^All/)).toBeChecked();
  });

  it('default to all types and 25 results per page', async () => {
    const { asked } = renderSearch();
    expect(await choice(/^All/)).toBeChecked();
    expect(asked()[0]).toEqual({ term: '', pageLimit: 25 });
  });

  it('limit the results per page to what the backend returns', async () => {
    const { asked } = renderSearch({ search: { maxPageLimit: 15, maxTermLength: 5 } });
    await list();
    expect(asked()[0]).toEqual({ term: '', pageLimit: 15 });
    await userEvent.type(await field(), 'abcdefgh');
    expect(await field()).toHaveValue('abcde');
    const sizes = screen.getByRole('combobox', { name: 'Results per page:' });
    expect(
      within(sizes)
        .getAllByRole('option')
        .map(({ textContent }) => textContent),
    ).toEqual(['10', '15']);
  });

  it('remove types, filters, items and the dialog', async () => {
    const ids = [
      'search-filter-result-type:catalog',
      'search-filter-result-type:techdocs',
      'search-filter:catalog/kind',
      'search-filter:catalog/lifecycle',
      'search-filter:catalog/owner',
      'search-result-list-item:catalog',
      'nav-item-dialog:search',
    ];
    const find = (extensions: unknown[]) => {
      const data = { backend: { baseUrl: 'http://backend' }, app: { extensions } };
      const { tree } = prepareApp({
        features: bundledFeatures,
        config: { data, locate: () => undefined },
      }).finalize();
      return ids.filter((id) => tree.nodes.get(id)?.instance);
    };
    expect(find([])).toEqual(ids);
    expect(find(ids.map((id) => ({ [id]: false })))).toEqual([]);
    renderSearch({ extensions: ids.map((id) => ({ [id]: false })) });
    // The item for unknown types shows the location.
    expect(await screen.findByText('/catalog/default/component/artist-db')).toBeVisible();
    expect(screen.getAllByRole('radio')).toHaveLength(1);
  });
});

describe('recent searches', () => {
  it('are kept on Enter, and removed one by one or all', async () => {
    const { storage } = renderSearch({ stored: { recentSearches: ['1 old', '2 newer'] } });
    const stored = () => storage.forBucket('search').snapshot<string[]>('recentSearches').value;
    await userEvent.click(
      await screen.findByRole('button', { name: 'Remove “old” from your recent searches' }),
    );
    expect(stored()).toEqual(['2 newer']);
    await type('artist{Enter}');
    await waitFor(() => expect(stored()?.[0]).toMatch(/^\d+ artist$/));
    expect(screen.queryByRole('heading', { name: 'Recent searches' })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'newer' }));
    expect(await field()).toHaveValue('newer');
    await userEvent.clear(await field());
    const section = await screen.findByRole('region', { name: 'Recent searches' });
    await userEvent.click(within(section).getByRole('button', { name: 'Clear all' }));
    await waitFor(() => expect(stored()).toEqual([]));
  });
});

describe('saved views', () => {
  it('keep a search under a name, and are renamed and removed', async () => {
    const { storage } = renderSearch({ path: '/search?query=artist&pageCursor=MQ%3D%3D' });
    const names = () =>
      storage
        .forBucket('search')
        .snapshot<string[]>('savedViews')
        .value?.map((text) => JSON.parse(text) as { name: string; url: string });
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    const dialog = await screen.findByRole('dialog', { name: 'Saved views' });
    await userEvent.type(within(dialog).getByRole('textbox', { name: 'Name of the view' }), 'Artists{Enter}');
    await waitFor(() => expect(names()).toMatchObject([{ name: 'Artists', url: '/search?query=artist' }]));
    expect(await within(dialog).findByRole('link', { name: 'Artists' })).toHaveAttribute(
      'href',
      '/search?query=artist',
    );
    const name = within(dialog).getByRole('textbox', { name: 'Name of the view' });
    expect(name).toHaveFocus();
    await userEvent.clear(name);
    await userEvent.type(name, 'All artists{Enter}');
    await waitFor(() => expect(names()).toMatchObject([{ name: 'All artists' }]));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Actions for All artists' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
    await waitFor(() => expect(names()).toEqual([]));
  });
});

function readRecorded(file: string): string {
  const { response } = JSON.parse(readFileSync(file, 'utf8')) as { response: { body: unknown } };
  return JSON.stringify(response.body);
}
