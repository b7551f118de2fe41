import { waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { SearchApi } from '#extensions/search';
import { renderInTestApp } from '#sdk/testing';
import { DocsResults } from '../reader/search/DocsResults';

const entityRef = { kind: 'Component', namespace: 'default', name: 'Website' };

it.each([
  [false, { kind: 'component', namespace: 'default', name: 'website' }],
  [true, { kind: 'Component', namespace: 'default', name: 'Website' }],
])('the search is limited to the entity, in the case of the index: %s', async (keeps, filters) => {
  const query = vi.fn<SearchApi['query']>(async () => ({ results: [] }));
  renderInTestApp(
    <DocsResults searchApi={{ query }} entityRef={entityRef} term="guide" isOpen onClose={() => undefined} />,
    { config: { techdocs: { legacyUseCaseSensitiveTripletPaths: keeps } } },
  );
  await waitFor(() => expect(query).toHaveBeenCalled());
  expect(query.mock.calls[0]?.[0]).toMatchObject({ term: 'guide', types: ['techdocs'], filters });
});
