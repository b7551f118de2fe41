import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertApiRef } from '#sdk';
import { toastForwarderApiRef } from '#extensions/app-apis';
import { createAlertApi, createToastForwarder } from '#extensions/app-apis/testing';
import { renderInShell } from '../testing/renderInShell';
import { AlertDisplay } from './AlertDisplay';

function setUp() {
  const alerts = createAlertApi();
  const toasts = createToastForwarder();
  renderInShell(
    <AlertDisplay transientTimeoutMs={5000} anchorOrigin={{ vertical: 'top', horizontal: 'center' }} />,
    {
      apis: [
        [alertApiRef, alerts],
        [toastForwarderApiRef, toasts],
      ],
    },
  );
  return { alerts, toasts };
}

const pass = (milliseconds: number) => act(() => void vi.advanceTimersByTime(milliseconds));

beforeEach(() => void vi.useFakeTimers({ shouldAdvanceTime: true }));
afterEach(() => void vi.useRealTimers());

/** Shows a transient message and returns its card. */
async function showPassing(): Promise<Element> {
  const { alerts } = setUp();
  act(() => alerts.post({ message: 'passing', display: 'transient' }));
  const card = (await screen.findByText('passing')).closest('[role=status] > *');
  if (card === null) throw new Error('The message is not in a card.');
  return card;
}

describe('AlertDisplay', () => {
  test('shows one message at a time and the number of waiting messages', async () => {
    const { alerts } = setUp();
    act(() => {
      for (const message of ['first', 'second', 'third']) alerts.post({ message });
    });
    expect(await screen.findByText('first')).toBeInTheDocument();
    expect(screen.queryByText('second')).not.toBeInTheDocument();
    expect(screen.getByText('2 more messages')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getByText('second')).toBeInTheDocument();
    expect(screen.getByText('1 more message')).toBeInTheDocument();
  });

  test('hides transient messages after five seconds and keeps others', async () => {
    const { alerts } = setUp();
    act(() => {
      alerts.post({ message: 'passing', display: 'transient' });
      alerts.post({ message: 'staying' });
    });
    await screen.findByText('passing');
    // Time passes during findByText.
    pass(3000);
    expect(screen.getByText('passing')).toBeInTheDocument();
    pass(2100);
    expect(screen.getByText('staying')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('staying')).toBeInTheDocument();
  });

  test('pauses the timeout while the pointer is on the message', async () => {
    const card = await showPassing();
    pass(3000);
    fireEvent.pointerEnter(card);
    pass(60_000);
    expect(screen.getByText('passing')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    pass(2100);
    expect(screen.queryByText('passing')).not.toBeInTheDocument();
  });

  test('stays paused while the pointer is on the message, even if the focus leaves', async () => {
    const card = await showPassing();
    fireEvent.pointerEnter(card);
    act(() => screen.getByRole('button', { name: 'Dismiss' }).focus());
    act(() => screen.getByRole('button', { name: 'Dismiss' }).blur());
    pass(60_000);
    expect(screen.getByText('passing')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    pass(5100);
    expect(screen.queryByText('passing')).not.toBeInTheDocument();
  });

  test('limits timeouts to the longest delay of a timer', async () => {
    const { toasts } = setUp();
    // A timer with a longer delay fires immediately.
    const planned = vi.spyOn(globalThis, 'setTimeout');
    act(() => void toasts.post({ title: 'no timeout', timeout: Number.POSITIVE_INFINITY }));
    expect(await screen.findByText('no timeout')).toBeInTheDocument();
    const longest = Math.max(...planned.mock.calls.map(([, wait = 0]) => wait));
    planned.mockRestore();
    expect(longest).toBe(2 ** 31 - 1);
  });

  test('shows a problem once that several components report', async () => {
    const { alerts } = setUp();
    act(() => {
      for (const message of ['broken', 'broken', 'other']) alerts.post({ message, severity: 'error' });
    });
    expect(await screen.findByText('1 more message')).toBeInTheDocument();
  });

  test('announces errors with role alert', async () => {
    const { alerts } = setUp();
    act(() => alerts.post({ message: 'broken', severity: 'error' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken');
  });

  test('shows toasts with a description and safe links, until they are closed', async () => {
    const { toasts } = setUp();
    const handles: Array<{ close(): void }> = [];
    act(() => {
      const handle = toasts.post({
        title: 'Saved',
        description: 'All of it',
        links: [
          { label: 'Look', href: '/catalog' },
          { label: 'Bad', href: 'javascript:alert(1)' },
        ],
      });
      handles.push(handle);
    });
    expect(await screen.findByText('All of it')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Look' })).toHaveAttribute('href', '/catalog');
    expect(screen.queryByRole('link', { name: 'Bad' })).not.toBeInTheDocument();
    act(() => handles[0]?.close());
    expect(screen.queryByText('Saved')).not.toBeInTheDocument();
  });
});
