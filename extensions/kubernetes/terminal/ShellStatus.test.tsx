import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInTestApp } from '#sdk/testing';
import type { ShellState } from './exec/createShell';
import { ShellStatus } from './ShellStatus';

const location = { cluster: 'production', namespace: 'web', pod: 'web-1', container: 'app' };
const refused = (reason: 'noShell' | 'notPermitted' | 'forbidden' | 'offline', message = ''): ShellState => ({
  is: 'refused',
  failure: { reason, message },
});

test.each<[ShellState, string, boolean]>([
  [{ is: 'connecting' }, 'Connecting', false],
  [{ is: 'open' }, 'Connected. The shell receives all keys, also Tab and Escape.', false],
  [{ is: 'exited', code: 0 }, 'The shell ended with exit code 0.', true],
  [{ is: 'lost' }, 'The connection to the shell was lost.', true],
  [
    refused('notPermitted'),
    "You don't have permission to open a terminal. It requires the kubernetes.proxy permission. Ask an administrator of the portal.",
    true,
  ],
  [refused('forbidden', 'no rights'), "The cluster 'production' did not allow the shell: no rights", true],
  [refused('offline'), 'The portal does not respond. Check your connection, then reconnect.', true],
])('%j is explained, and can be started again once it has ended', (state, text, hasEnded) => {
  const reconnect = vi.fn();
  renderInTestApp(<ShellStatus state={state} location={location} onReconnect={reconnect} />);
  expect(screen.getByRole('status')).toHaveTextContent(text);
  const [button] = screen.queryAllByRole('button', { name: 'Reconnect' });
  button?.click();
  expect(reconnect).toHaveBeenCalledTimes(hasEnded ? 1 : 0);
});

test('a container without a shell can get one beside it', () => {
  renderInTestApp(
    <ShellStatus state={refused('noShell')} location={location} onReconnect={() => undefined} />,
  );
  expect(screen.getByText(/The container 'app' has no \/bin\/sh/)).toBeVisible();
  expect(screen.getByText('kubectl debug -it web-1 -n web --image=busybox --target=app')).toBeVisible();
});
