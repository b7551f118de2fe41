import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { alertApiRef } from '#sdk';
import { createAlertApi } from '../api/alerts/createAlertApi';
import { createToastForwarder, toastForwarderApiRef } from '../api/alerts/toastForwarder';
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

/** Shows a message that passes, and gives its card. */
async function showPassing(): Promise<Element> {
  const { alerts } = setUp();
  act(() => alerts.post({ message: 'passing', display: 'transient' }));
  const card = (await screen.findByText('passing')).closest('[role=status] > *');
  if (card === null) throw new Error('The message is in no card.');
  return card;
}

describe('messages', () => {
  test('are shown one at a time, with the number of those that wait', async () => {
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

  test('that are transient go after five seconds; others stay', async () => {
    const { alerts } = setUp();
    act(() => {
      alerts.post({ message: 'passing', display: 'transient' });
      alerts.post({ message: 'staying' });
    });
    await screen.findByText('passing');
    // The clock goes on while the message is looked for.
    pass(3000);
    expect(screen.getByText('passing')).toBeInTheDocument();
    pass(2100);
    expect(screen.getByText('staying')).toBeInTheDocument();
    pass(60_000);
    expect(screen.getByText('staying')).toBeInTheDocument();
  });

  test('wait while someone points at them', async () => {
    const card = await showPassing();
    pass(3000);
    fireEvent.pointerEnter(card);
    pass(60_000);
    expect(screen.getByText('passing')).toBeInTheDocument();
    fireEvent.pointerLeave(card);
    pass(2100);
    expect(screen.queryByText('passing')).not.toBeInTheDocument();
  });

  test('wait while someone points at them, wherever the focus goes', async () => {
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

  test('stay where a plugin gives them more time than a timer knows', async () => {
    const { toasts } = setUp();
    // One that is set for longer goes off at once.
    const planned = vi.spyOn(globalThis, 'setTimeout');
    act(() => void toasts.post({ title: 'for ever', timeout: Number.POSITIVE_INFINITY }));
    expect(await screen.findByText('for ever')).toBeInTheDocument();
    const longest = Math.max(...planned.mock.calls.map(([, wait = 0]) => wait));
    planned.mockRestore();
    expect(longest).toBe(2 ** 31 - 1);
  });

  test('of failures interrupt a screen reader, others do not', async () => {
    const { alerts } = setUp();
    act(() => alerts.post({ message: 'broken', severity: 'error' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('broken');
  });

  test('posted as toasts have a description and safe links, and can be taken back', async () => {
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
