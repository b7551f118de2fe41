import { act, render, renderHook, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mockApis, TestApiProvider } from '#sdk/testing';
import { createFrame } from '../reader/frame/createFrame';
import { openDrawer } from '../tools/openDrawer';
import { RedirectNotice } from './RedirectNotice';
import { SyncNotice } from './SyncNotice';
import { useRedirect } from './useRedirect';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('the notices of the reader', () => {
  it('announce sentences, but neither buttons nor the build log', () => {
    const show = (shown: 'CONTENT_FRESH' | 'CONTENT_STALE_READY' | 'CONTENT_STALE_REFRESHING') => (
      <TestApiProvider apis={[mockApis.translation()]}>
        <RedirectNotice isShown={shown !== 'CONTENT_FRESH'} onRedirect={() => undefined} />
        <SyncNotice
          shown={shown}
          state={{ syncError: undefined, buildLog: ['step'] }}
          onRefresh={() => undefined}
          isOver
        />
      </TestApiProvider>
    );
    const { rerender } = render(show('CONTENT_FRESH'));
    // Screen readers announce changes of regions that exist.
    const regions = screen.getAllByRole('status');
    rerender(show('CONTENT_STALE_READY'));
    expect(regions.map(({ textContent }) => textContent?.trim())).toEqual([
      'This TechDocs page is no longer maintained. Will automatically redirect to the designated replacement.',
      'A newer version of this documentation is now available, please refresh to view.',
    ]);
    expect(screen.getByRole('button', { name: 'Refresh' }).closest('[role=status]')).toBeNull();
    expect(screen.getByRole('button', { name: 'Redirect now' }).closest('[role=status]')).toBeNull();
    rerender(show('CONTENT_STALE_REFRESHING'));
    expect(screen.getByRole('button', { name: 'Show build log' }).closest('[role=status]')).toBeNull();
  });

  it('show a redirect again on the next visit of its page', () => {
    const page: { to: string | undefined } = { to: '/docs/new' };
    const { result, rerender } = renderHook(({ to }) => useRedirect(to), {
      initialProps: page,
      wrapper: MemoryRouter,
    });
    expect(result.current.isShown).toBe(true);
    act(() => void vi.advanceTimersByTime(3000));
    expect(result.current.isShown).toBe(false);
    rerender({ to: undefined });
    rerender({ to: '/docs/new' });
    expect(result.current.isShown).toBe(true);
  });
});

describe('the drawer', () => {
  it('has the name of the button that opens it, and reports that the user closes it', () => {
    const host = document.createElement('div');
    document.body.append(host);
    const frame = createFrame(host);
    const dialog = frame.root.querySelector('dialog') as HTMLDialogElement;
    const onDismiss = vi.fn();
    const close = openDrawer(frame, { side: 'primary', label: 'Pages', closeLabel: 'Close', onDismiss });
    expect(dialog.ariaLabel).toBe('Pages');
    expect(dialog.contains(frame.primary)).toBe(true);
    close();
    expect(onDismiss).not.toHaveBeenCalled();
    expect(dialog.contains(frame.primary)).toBe(false);
    openDrawer(frame, { side: 'secondary', label: 'Contents', closeLabel: 'Close', onDismiss });
    dialog.querySelector('button')?.click();
    expect(onDismiss).toHaveBeenCalledOnce();
    expect(dialog.open).toBe(false);
    host.remove();
  });
});
