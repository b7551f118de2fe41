import { cleanup, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { configureExtension, createUnreliableCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { SearchResultListItemBlueprint } from '#extensions/search';
import { configApiRef, createApiFactory } from '#sdk';
import { mockApis } from '#sdk/testing';

const id = 'search-result-list-item:techdocs';

/** Shows a result of the search, as YAML configures it. */
async function show(config = '') {
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
  const result = { title: 'Guide', text: 'Long text', location: '/docs/a/b/c', name: 'website' };
  const analytics = mockApis.analytics();
  renderInCatalog(<item.component result={result} type="techdocs" rank={1} />, {
    catalogApi: createUnreliableCatalog([]).catalogApi,
    apis: [analytics],
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
