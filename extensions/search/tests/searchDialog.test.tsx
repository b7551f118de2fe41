import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { SearchModal } from '../modal/SearchModal';
import { renderSearch } from './renderSearch';

const show = (search = {}) =>
  renderSearch({ path: '/catalog', element: <SearchModal onClose={() => undefined} />, search });

it('searches all types, also with a default type, and Enter leads to all results', async () => {
  const { asked } = show({ defaultType: 'unknown' });
  const field = await screen.findByRole('searchbox', { name: 'Search' });
  await userEvent.type(field, 'artist');
  await waitFor(() => expect(asked().at(-1)).toEqual({ term: 'artist', pageLimit: 10 }));
  await userEvent.type(field, 's{Enter}');
  await waitFor(() =>
    expect(screen.getByTestId('address')).toHaveTextContent('/search?query=artists&types[]='),
  );
});

it('remembers a term whose result is followed', async () => {
  const { storage } = show();
  await userEvent.type(await screen.findByRole('searchbox', { name: 'Search' }), 'artist');
  await userEvent.click(await screen.findByRole('link', { name: 'artist-db' }));
  await waitFor(() =>
    expect(storage.forBucket('search').snapshot<string[]>('recentSearches').value?.[0]).toMatch(
      /^\d+ artist$/,
    ),
  );
});
