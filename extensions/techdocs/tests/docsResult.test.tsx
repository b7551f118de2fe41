import { screen } from '@testing-library/react';
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
async function show(config = ''): Promise<HTMLElement> {
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
  renderInCatalog(<item.component result={result} type="techdocs" rank={1} />, {
    catalogApi: createUnreliableCatalog([]).catalogApi,
    apis: [mockApis.analytics()],
  });
  return screen.findByRole('article');
}

describe('a result of documentation', () => {
  it('is a linked title with an icon by default', async () => {
    const article = await show();
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
    const article = await show('asListItem: false');
    expect(article).toHaveAttribute('data-plain');
  });
});
