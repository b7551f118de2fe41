import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { Entity } from '#model';
import { mockApis } from '#sdk/testing';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { MyGroupsSidebarItem } from '../navigation/MyGroupsSidebarItem';

const group = (name: string, type = 'team'): Entity => ({
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Group',
  metadata: { name },
  spec: { type },
  relations: [{ type: 'hasMember', targetRef: 'user:default/ada' }],
});

function render(groups: Entity[]) {
  renderInCatalog(
    <MyGroupsSidebarItem singularTitle="My group" pluralTitle="My groups" filter={{ 'spec.type': 'team' }} />,
    {
      catalogApi: createTestCatalog(groups),
      apis: [mockApis.identity({ userEntityRef: 'user:default/ada' })],
    },
  );
}

it('is a link to the only group of the user', async () => {
  render([group('harbor'), group('company', 'organization')]);
  expect(await screen.findByRole('link', { name: 'My group' })).toHaveAttribute(
    'href',
    '/catalog/default/group/harbor',
  );
  expect(screen.queryByRole('button')).toBeNull();
});

it('opens a list of several groups', async () => {
  render([group('harbor'), group('fleet')]);
  const button = await screen.findByRole('button', { name: 'My groups' });
  expect(screen.queryByRole('link')).toBeNull();
  await userEvent.click(button);
  expect(button).toHaveAttribute('aria-expanded', 'true');
  const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(new Set(links)).toEqual(new Set(['/catalog/default/group/fleet', '/catalog/default/group/harbor']));
});
