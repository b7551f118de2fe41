import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Entity } from '#model';
import { createFrontendPlugin } from '#sdk';
import { SearchFilterBlueprint } from '../blueprints/SearchFilterBlueprint';
import { SelectFilter } from '../filters/SelectFilter';
import { CheckboxFilter } from '../filters/CheckboxFilter';
import { createResult, renderSearch } from './renderSearch';

const address = () => screen.getByTestId('address').textContent;

const tiers = createFrontendPlugin({
  pluginId: 'tiers',
  extensions: [
    SearchFilterBlueprint.make({
      name: 'tier',
      params: {
        component: () => <SelectFilter name="tier" label="Tier" values={['1', '2']} defaultValue="1" />,
      },
    }),
    SearchFilterBlueprint.make({
      name: 'level',
      params: {
        component: () => (
          <CheckboxFilter name="level" label="Level" values={['a', 'b']} defaultValue={['a', 'b']} />
        ),
      },
    }),
  ],
});

it('select all their defaults, and name their fields', async () => {
  renderSearch({ features: [tiers] });
  await waitFor(() =>
    expect(address()).toBe('/search?filters[tier]=1&filters[level][]=a&filters[level][]=b'),
  );
  expect(await screen.findByRole('button', { name: 'Remove filter Tier: 1' })).toBeVisible();
  // Two changes before the next render.
  const [a, b] = ['a', 'b'].map((level) =>
    screen.getByRole('button', { name: `Remove filter Level: ${level}` }),
  );
  a?.click();
  b?.click();
  await waitFor(() => expect(address()).toBe('/search?filters[tier]=1'));
});

const group = (name: string, title: string): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Group',
  metadata: { name, title },
  relations: [{ type: 'ownedBy', targetRef: `group:default/${name}` }],
});

it('find owners by their titles, and results show these titles', async () => {
  const { asked } = renderSearch({
    entities: [group('racing', 'Racing Team'), group('booking', 'Booking Team')],
    query: async () => ({
      results: [createResult('boats', {}, { owner: 'group:racing' })],
      numberOfResults: 1,
    }),
  });
  expect(await screen.findByText('Racing Team')).toHaveAttribute('title', 'group:default/racing');
  const owner = await screen.findByRole('combobox', { name: 'Owner' });
  await userEvent.type(owner, 'rac');
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(1));
  // Text that is not chosen disappears, and all owners can be chosen again.
  await userEvent.tab();
  expect(owner).toHaveValue('');
  await userEvent.click(owner);
  await waitFor(() => expect(within(screen.getByRole('listbox')).getAllByRole('option')).toHaveLength(2));
  await userEvent.click(screen.getByRole('option', { name: 'Racing Team' }));
  await waitFor(() => expect(asked().at(-1)?.filters).toEqual({ ownedBy: ['group:default/racing'] }));
  expect(await screen.findByRole('button', { name: 'Remove filter Owner: Racing Team' })).toBeVisible();
  expect(screen.queryByText('group:default/racing')).not.toBeInTheDocument();
});
