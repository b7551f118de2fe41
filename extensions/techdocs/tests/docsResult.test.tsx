import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { viewTechDocRouteRef } from '#extensions/catalog';
import { bundledFeatures } from '#extensions';
import { configureExtension, createUnreliableCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { SearchResultListItemBlueprint } from '#extensions/search';
import { configApiRef, createApiFactory, routeResolutionApiRef } from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';

const id = 'search-result-list-item:techdocs';

/** Shows a result of the search, as YAML configures it. */
async function show(config = '', apis: TestApi[] = [], location = '/docs/a/b/c') {
  const data = {
    backend: { baseUrl: 'http://backend' },
    ...(parse(configureExtension(id, config)) as object),
  };
  const { tree } = prepareApp({
    features: bundledFeatures,
    config: { data, locate: () => undefined },
    apis: [createApiFactory(configApiRef, mockApis.config({ data }))],
  }).finalize();
  const item = tree.nodes.get(id)?.instance?.getData(SearchResultListItemBlueprint.dataRefs.item);
  if (!item) throw new Error('There is no item for results of documentation.');
  const result = { title: 'Guide', text: 'Long text', location, name: 'website' };
  const analytics = mockApis.analytics();
  renderInCatalog(<item.component result={result} type="techdocs" rank={1} />, {
    catalogApi: createUnreliableCatalog([]).catalogApi,
    apis: [analytics, ...apis],
  });
  return { article: await screen.findByRole('article'), listEvents: () => analytics.getEvents() };
}

describe('a result of documentation', () => {
  it('is a linked title with an icon by default', async () => {
    const { article } = await show();
    expect(screen.getByRole('link')).toHaveTextContent('Guide');
    expect(article).not.toHaveAttribute('data-plain');
  });

  it('has another title with title', async () => {
    await show('title: Docs');
    expect(screen.getByRole('link')).toHaveTextContent(/^Docs$/);
  });

  it('has no link without asLink', async () => {
    await show('asLink: false');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('has no icon and no padding without asListItem', async () => {
    const { article } = await show('asListItem: false');
    expect(article).toHaveAttribute('data-plain');
  });

  it('has 5 lines of text by default, and others with lineClamp', async () => {
    await show();
    expect(screen.getByText('Long text')).toHaveStyle({ WebkitLineClamp: '5' });
    cleanup();
    await show('lineClamp: 2');
    expect(screen.getByText('Long text')).toHaveStyle({ WebkitLineClamp: '2' });
  });

  it.each([
    ['/docs/default/component/caf%C3%A9/guide/#first%20step', '/handbook/caf%C3%A9/guide/#first%20step'],
    ['/docs/default/component/web/', '/handbook/web/'],
    ['/elsewhere/default/component/web/', '/elsewhere/default/component/web/'],
    ['https://docs.example/docs/default/component/web/', 'https://docs.example/docs/default/component/web/'],
  ])('leads to the reader, wherever that is: %s', async (location, href) => {
    const routes = {
      resolve: (ref: unknown) =>
        ref === viewTechDocRouteRef
          ? ({ name = '' }: Record<string, string>) => `/handbook/${encodeURIComponent(name)}`
          : undefined,
    };
    await show('', [[routeResolutionApiRef, routes]], location);
    expect(screen.getByRole('link')).toHaveAttribute('href', href);
  });

  it('captures who follows it, but not with noTrack', async () => {
    const tracked = await show();
    fireEvent.click(screen.getByRole('link'));
    expect(tracked.listEvents()).toContainEqual(
      expect.objectContaining({ action: 'discover', subject: 'Guide', value: 1 }),
    );
    cleanup();
    const { listEvents } = await show('noTrack: true');
    fireEvent.click(screen.getByRole('link'));
    expect(listEvents().filter(({ action }) => action === 'discover')).toEqual([]);
  });
});
