import { configure, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { EntityListProvider } from '../list/EntityListProvider';
import { createTestCatalog } from '../testing/createTestCatalog';
import { renderInCatalog } from '../testing/renderInCatalog';
import { ownerField } from '../list/filterFields';
import { OwnerFilter } from './OwnerFilter';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const people = Array.from({ length: 45 }, (_, index): Entity => {
  const name = `person-${String(index).padStart(2, '0')}`;
  return {
    apiVersion: 'v1',
    kind: 'User',
    metadata: { name, namespace: 'default' },
    spec: { profile: { displayName: `Person ${index}` } },
  };
});

function open() {
  const catalog = createTestCatalog(people);
  renderInCatalog(
    <EntityListProvider
      fields={[ownerField]}
      pagination={{ mode: 'cursor', limit: 20, offset: 0 }}
      resolveFields={() => ['kind']}
    >
      <OwnerFilter mode="all" />
    </EntityListProvider>,
    { catalogApi: catalog },
  );
  return catalog;
}

describe('The filter with all owners', () => {
  it('loads 20 owners at a time, and more when scrolled to the end', async () => {
    open();
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(20));
    fireEvent.scroll(screen.getByRole('list', { name: 'Owner' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(40));
  });

  it('searches in the backend', async () => {
    open();
    await userEvent.type(await screen.findByRole('searchbox', { name: 'Search owners' }), 'person 44{Enter}');
    await screen.findByRole('checkbox', { name: /Person 44/ });
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(1));
  });

  it('keeps selected owners visible and in the URL', async () => {
    open();
    await userEvent.click(await screen.findByRole('checkbox', { name: /Person 3\b/ }));
    await waitFor(() =>
      expect(screen.getByTestId('address')).toHaveTextContent('filters[owners]=user:default/person-03'),
    );
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search owners' }), 'person 44{Enter}');
    await waitFor(() => expect(screen.getAllByRole('checkbox')).toHaveLength(2));
    expect(screen.getByRole('checkbox', { name: /Person 3\b/ })).toBeChecked();
  });
});
