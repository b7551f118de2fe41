import { configure, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { routeResolutionApiRef } from '#sdk';
import { createTestCatalog } from '../testing/createTestCatalog';
import { renderInCatalog } from '../testing/renderInCatalog';
import { EntityRefLink } from './EntityRefLink';
import { EntityRefLinks } from './EntityRefLinks';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const team = {
  apiVersion: 'v1',
  kind: 'Group',
  metadata: { name: 'team-a', namespace: 'default', description: 'Builds things', tags: ['platform'] },
  spec: { type: 'team', profile: { displayName: 'Team A' } },
};

describe('EntityRefLink', () => {
  it('shows the title once it is loaded, and the shortest ref until then', async () => {
    renderInCatalog(<EntityRefLink entityRef="group:default/team-a" />, {
      catalogApi: createTestCatalog([team]),
    });
    const link = screen.getByRole('link', { name: 'team-a' });
    expect(link).toHaveAttribute('href', '/catalog/default/group/team-a');
    await waitFor(() => expect(link).toHaveTextContent('Team A'));
  });

  it('shows a preview on keyboard focus', async () => {
    renderInCatalog(<EntityRefLink entityRef={team} />, { catalogApi: createTestCatalog([team]) });
    await userEvent.tab();
    expect(await screen.findByText('Builds things')).toBeInTheDocument();
    expect(screen.getByText('Group · team')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByText('Builds things')).not.toBeInTheDocument());
  });

  it('shows plain text if the ref is invalid or there is no entity page', () => {
    const catalogApi = createTestCatalog([]);
    const { unmount } = renderInCatalog(<EntityRefLink entityRef="not:a:ref" />, { catalogApi });
    expect(screen.getByText('not:a:ref')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    unmount();
    renderInCatalog(<EntityRefLink entityRef="group:default/team-a" />, {
      catalogApi,
      apis: [[routeResolutionApiRef, { resolve: () => undefined }]],
    });
    expect(screen.getByText('team-a')).toBeInTheDocument();
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
  });

  it('collapses long lists', async () => {
    const refs = ['a', 'b', 'c', 'd', 'e'].map((name) => `group:default/${name}`);
    renderInCatalog(<EntityRefLinks entityRefs={refs} max={2} />, { catalogApi: createTestCatalog([]) });
    expect(screen.getAllByRole('link')).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Show 3 more' }));
    expect(screen.getAllByRole('link')).toHaveLength(5);
  });
});
