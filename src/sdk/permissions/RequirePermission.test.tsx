import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { permissionApiRef, type Permission, type PermissionApi } from '../apis/permissionApi';
import { ErrorBoundary } from '../components/ErrorBoundary';
import { TestApiProvider } from '../testing/TestApiProvider';
import { RequirePermission } from './RequirePermission';

const create: Permission = { type: 'basic', name: 'catalog.entity.create', attributes: { action: 'create' } };
const remove: Permission = {
  type: 'resource',
  name: 'catalog.entity.delete',
  attributes: { action: 'delete' },
  resourceType: 'catalog-entity',
};

function renderGate(authorize: PermissionApi['authorize'], gate: ReactNode) {
  return render(<TestApiProvider apis={[[permissionApiRef, { authorize }]]}>{gate}</TestApiProvider>);
}

describe('RequirePermission', () => {
  it('does not render its children before access is allowed', async () => {
    let answer: (result: { result: 'ALLOW' }) => void = () => {};
    renderGate(
      () => new Promise((resolve) => (answer = resolve)),
      <RequirePermission permission={create}>the form</RequirePermission>,
    );
    expect(screen.queryByText('the form')).toBeNull();
    expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeTruthy();
    answer({ result: 'ALLOW' });
    expect(await screen.findByText('the form')).toBeTruthy();
  });

  it('shows the not-found page with the required permission', async () => {
    renderGate(
      async () => ({ result: 'DENY' }),
      <RequirePermission permission={create}>the form</RequirePermission>,
    );
    expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(screen.getByText(/catalog\.entity\.create/)).toBeTruthy();
    expect(screen.queryByText('the form')).toBeNull();
  });

  it('renders a given error page, even an empty one', async () => {
    const { container, rerender } = renderGate(
      async () => ({ result: 'CONDITIONAL' }),
      <RequirePermission permission={create} errorPage="Ask your administrator">
        the form
      </RequirePermission>,
    );
    expect(await screen.findByText('Ask your administrator')).toBeTruthy();
    rerender(
      <TestApiProvider apis={[[permissionApiRef, { authorize: async () => ({ result: 'DENY' as const }) }]]}>
        <RequirePermission permission={remove} errorPage={null}>
          the form
        </RequirePermission>
      </TestApiProvider>,
    );
    expect(container.textContent).toBe('');
  });

  it('denies a resource permission without a resource, without a request', () => {
    const authorize = vi.fn();
    renderGate(authorize, <RequirePermission permission={remove}>the form</RequirePermission>);
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeTruthy();
    expect(authorize).not.toHaveBeenCalled();
  });

  it('throws a failed check to the error boundary', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    renderGate(
      () => Promise.reject(new Error('the backend is down')),
      <ErrorBoundary renderFailure={({ error }) => error.message}>
        <RequirePermission permission={create}>the form</RequirePermission>
      </ErrorBoundary>,
    );
    expect(await screen.findByText('the backend is down')).toBeTruthy();
  });
});
