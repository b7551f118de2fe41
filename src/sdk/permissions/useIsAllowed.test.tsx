import { render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { type Permission, type PermissionApi, permissionApiRef } from '../apis/permissionApi';
import { mockApis } from '../testing/mocks/mockApis';
import { TestApiProvider } from '../testing/TestApiProvider';
import { useIsAllowed } from './useIsAllowed';

const create: Permission = { type: 'basic', name: 'catalog.entity.create', attributes: {} };

function Item() {
  return useIsAllowed([create])(create) ? <p>Add</p> : null;
}

beforeEach(() => sessionStorage.clear());

it('uses the last result of the session until a permission is checked again, also after a reload', async () => {
  const config = mockApis.config({ data: { permission: { enabled: true } } });
  // A reload creates another API.
  const show = (authorize: PermissionApi['authorize']) => {
    const api: PermissionApi = { authorize };
    return render(
      <TestApiProvider apis={[[permissionApiRef, api], config]}>
        <Item />
      </TestApiProvider>,
    );
  };
  const never = () => new Promise<never>(() => undefined);
  const first = show(async () => ({ result: 'ALLOW' }));
  expect(screen.queryByText('Add')).toBeNull();
  await screen.findByText('Add');
  first.unmount();
  const second = show(never);
  expect(screen.getByText('Add')).toBeVisible();
  second.unmount();
  // A failure is not an answer.
  const third = show(() => Promise.reject(new Error('offline')));
  await waitFor(() => expect(screen.queryByText('Add')).toBeNull());
  third.unmount();
  const fourth = show(async () => ({ result: 'DENY' }));
  expect(screen.getByText('Add')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Add')).toBeNull());
  fourth.unmount();
  show(never);
  expect(screen.queryByText('Add')).toBeNull();
});
