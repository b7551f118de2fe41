import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { type Permission, type PermissionApi, permissionApiRef } from '../apis/permissionApi';
import { mockApis } from '../testing/mocks/mockApis';
import { TestApiProvider } from '../testing/TestApiProvider';
import { useIsAllowed } from './useIsAllowed';

const create: Permission = { type: 'basic', name: 'catalog.entity.create', attributes: {} };

function Item() {
  return useIsAllowed([create])(create) ? <p>Add</p> : null;
}

it('uses the last result until a permission is checked again', async () => {
  let authorize: PermissionApi['authorize'] = async () => ({ result: 'ALLOW' });
  const api: PermissionApi = { authorize: (request) => authorize(request) };
  const config = mockApis.config({ data: { permission: { enabled: true } } });
  const show = () =>
    render(
      <TestApiProvider apis={[[permissionApiRef, api], config]}>
        <Item />
      </TestApiProvider>,
    );
  const first = show();
  expect(screen.queryByText('Add')).toBeNull();
  await screen.findByText('Add');
  first.unmount();
  authorize = () => new Promise(() => undefined);
  show();
  expect(screen.getByText('Add')).toBeVisible();
});
