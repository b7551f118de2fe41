import { renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { permissionApiRef, type Permission, type PermissionApi } from '../apis/permissionApi';
import { TestApiProvider } from '../testing/TestApiProvider';
import { usePermission } from './usePermission';

const create: Permission = { type: 'basic', name: 'catalog.entity.create', attributes: { action: 'create' } };
const remove: Permission = {
  type: 'resource',
  name: 'catalog.entity.delete',
  attributes: { action: 'delete' },
  resourceType: 'catalog-entity',
};

function ask(api: PermissionApi | undefined, permission: Permission, resourceRef?: string) {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <TestApiProvider apis={api ? [[permissionApiRef, api]] : []}>{children}</TestApiProvider>
  );
  return renderHook((props) => usePermission(props), { wrapper, initialProps: { permission, resourceRef } });
}

describe('usePermission', () => {
  it('denies access during the check, then returns the result', async () => {
    const { result } = ask({ authorize: async () => ({ result: 'ALLOW' }) }, create);
    expect(result.current).toEqual({ loading: true, allowed: false });
    await waitFor(() => expect(result.current).toEqual({ loading: false, allowed: true }));
  });

  it('denies access if the check fails, and returns the error', async () => {
    const { result } = ask({ authorize: () => Promise.reject(new Error('down')) }, create);
    await waitFor(() => expect(result.current).toMatchObject({ loading: false, allowed: false }));
    expect(result.current.error?.message).toBe('down');
  });

  it('denies a resource permission without a resource, without a request', () => {
    const authorize = vi.fn();
    expect(ask({ authorize }, remove).result.current).toEqual({ loading: false, allowed: false });
    expect(authorize).not.toHaveBeenCalled();
  });

  it('checks another resource again, and discards the previous result', async () => {
    const authorize = vi.fn<PermissionApi['authorize']>(async ({ resourceRef }) => ({
      result: resourceRef === 'component:default/mine' ? 'ALLOW' : 'DENY',
    }));
    const { result, rerender } = ask({ authorize }, remove, 'component:default/mine');
    await waitFor(() => expect(result.current.allowed).toBe(true));
    rerender({ permission: remove, resourceRef: 'component:default/other' });
    expect(result.current).toEqual({ loading: true, allowed: false });
    await waitFor(() => expect(result.current).toEqual({ loading: false, allowed: false }));
  });

  it('checks once if each render creates an equal permission', async () => {
    const authorize = vi.fn<PermissionApi['authorize']>(async () => ({ result: 'ALLOW' }));
    const { result, rerender } = ask({ authorize }, { ...create });
    await waitFor(() => expect(result.current.allowed).toBe(true));
    rerender({ permission: { ...create, attributes: { action: 'create' } }, resourceRef: undefined });
    expect(result.current.allowed).toBe(true);
    expect(authorize).toHaveBeenCalledTimes(1);
    expect(authorize).toHaveBeenCalledWith({ permission: create });
  });

  it('allows everything without a permission API', () => {
    expect(ask(undefined, create).result.current).toEqual({ loading: false, allowed: true });
  });
});
