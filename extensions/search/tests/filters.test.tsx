import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import type { Entity } from '#model';
import { createFrontendPlugin } from '#sdk';
import { SearchFilterBlueprint } from '../blueprints/SearchFilterBlueprint';
import { AutocompleteFilter } from '../filters/AutocompleteFilter';
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

it('name fields of older URLs that have no filter', async () => {
  renderSearch({ path: '/search?filters[owner]=racing&filters[componentType]=service' });
  expect(await screen.findByRole('button', { name: 'Remove filter Owner: racing' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Remove filter Type: service' })).toBeVisible();
});

it('keep the page of the URL if it already has their values', async () => {
  const path = '/search?filters[tier]=2&filters[level][]=a&pageCursor=Mg==';
  const { asked } = renderSearch({ features: [tiers], path });
  expect(await screen.findByRole('button', { name: 'Remove filter Tier: 2' })).toBeVisible();
  await waitFor(() => expect(asked().at(-1)?.pageCursor).toBe('Mg=='));
  expect(address()).toBe(path);
});

describe('an autocomplete filter for one value', () => {
  const squads = [
    { value: 'a', label: 'Squad Alpha' },
    { value: 'b', label: 'Squad Beta' },
  ];
  const load = async (partial: string) =>
    squads.filter(({ label }) => label.toLowerCase().includes(partial.toLowerCase()));
  const squad = createFrontendPlugin({
    pluginId: 'squads',
    extensions: [
      SearchFilterBlueprint.make({
        name: 'squad',
        params: { component: () => <AutocompleteFilter name="squad" label="Squad" values={load} /> },
      }),
    ],
  });
  const options = () => within(screen.getByRole('listbox')).getAllByRole('option');

  it('selects a value, offers all of them again, and is cleared', async () => {
    renderSearch({ features: [squad] });
    const field = await screen.findByRole('combobox', { name: 'Squad' });
    await userEvent.type(field, 'bet');
    await waitFor(() => expect(options()).toHaveLength(1));
    await userEvent.click(screen.getByRole('option', { name: 'Squad Beta' }));
    await waitFor(() => expect(address()).toBe('/search?filters[squad]=b'));
    expect(field).toHaveValue('Squad Beta');
    await userEvent.click(field);
    await screen.findByRole('option', { name: 'Squad Alpha' });
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Remove filter Squad: Squad Beta' }));
    await waitFor(() => expect(field).toHaveValue(''));
    expect(address()).toBe('/search');
  });

  it('shows the name of the value of the URL, and returns to it after typing', async () => {
    renderSearch({ features: [squad], path: '/search?filters[squad]=a' });
    const field = await screen.findByRole('combobox', { name: 'Squad' });
    await waitFor(() => expect(field).toHaveValue('Squad Alpha'));
    await userEvent.type(field, 'zzz');
    await userEvent.tab();
    expect(field).toHaveValue('Squad Alpha');
    expect(address()).toBe('/search?filters[squad]=a');
  });
});
