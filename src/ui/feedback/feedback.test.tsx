import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConnectionError, createDefaultText, OutdatedError } from '#sdk';
import { createUiText } from '../text/uiText';
import { uiTranslationRef } from '../text/i18n/uiTranslationRef';
import { describeError } from './describeError';
import { ErrorPanel } from './ErrorPanel';
import { ProgressBar } from './ProgressBar';

const english = createUiText(createDefaultText(uiTranslationRef), 'en');

describe('an error', () => {
  test('shows what failed, why, since when, the age of the data shown, and the request id', () => {
    const error = Object.assign(new Error('The catalog responded with 502.'), { requestId: 'r-7' });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    render(
      <ErrorPanel title="Could not load the entities" error={error} since={ago(4)} shownFrom={ago(120)} />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('Could not load the entities');
    expect(alert).toHaveTextContent('The catalog responded with 502.');
    expect(alert).toHaveTextContent('First failed 4 minutes ago.');
    expect(alert).toHaveTextContent('Showing data loaded 2 hours ago.');
    expect(alert).toHaveTextContent('Request ID r-7');
  });

  test('shows since when it fails, also after a retry that failed with the same message', () => {
    vi.useFakeTimers({ now: new Date('2027-01-25T08:00:00Z') });
    const fail = (message: string) => render(<ErrorPanel error={new Error(message)} onRetry={() => {}} />);
    const first = fail('The server is down.');
    expect(screen.getByRole('alert')).toHaveTextContent('First failed now.');
    vi.advanceTimersByTime(5 * 60_000);
    first.unmount();
    const second = fail('The server is down.');
    expect(screen.getByRole('alert')).toHaveTextContent('First failed 5 minutes ago.');
    second.unmount();
    const other = fail('The server is busy.');
    expect(screen.getByRole('alert')).toHaveTextContent('First failed now.');
    other.unmount();
    vi.advanceTimersByTime(5 * 60_000);
    fail('The server is down.');
    expect(screen.getByRole('alert')).toHaveTextContent('First failed now.');
    vi.useRealTimers();
  });

  test('that cannot be retried has no time', () => {
    render(<ErrorPanel error={new Error('The name is taken.')} />);
    expect(screen.getByRole('alert')).not.toHaveTextContent('First failed');
  });

  test('disables Retry while a retry is in progress', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorPanel error="gone" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<ErrorPanel error="gone" onRetry={onRetry} retrying />);
    expect(screen.getByRole('button', { name: 'Retrying…' })).toBeDisabled();
  });

  test('shows the stack with the name of the error on request', () => {
    const { container } = render(<ErrorPanel error={new TypeError('x is not a function')} />);
    expect(screen.getByText('x is not a function')).toBeInTheDocument();
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(container.querySelector('pre')).toHaveTextContent(
      /^TypeError: x is not a function .*feedback\.test/,
    );
  });

  test.each([
    ['a text', 'a text'],
    [{ message: 'from JSON' }, 'from JSON'],
    [undefined, 'undefined'],
    [new Error(''), 'Error'],
  ])('describes any thrown value: %j', (thrown, message) => {
    expect(describeError(thrown, english).message).toBe(message);
  });

  test('includes the causes of its cause', () => {
    const { details } = describeError(new Error('outer', { cause: new Error('inner') }), english);
    expect(details).toContain('Caused by: Error: inner');
  });

  test('finds the status and the request id in the response of the backend', () => {
    const error = Object.assign(new Error('x'), {
      response: { status: 503, headers: new Headers({ 'x-request-id': 'abc' }) },
    });
    expect(describeError(error, english)).toMatchObject({ status: 503, requestId: 'abc' });
  });

  test('names the server that did not respond, and what to check', () => {
    const refused = new ConnectionError(
      'https://backend.example:7007/api/catalog',
      new TypeError('Failed to fetch'),
    );
    expect(describeError(refused, english).message).toBe(
      `No response from https://backend.example:7007. Check whether the server is running and allows requests from ${location.origin} (CORS).`,
    );
    expect(describeError(new Error('No entities', { cause: refused }), english).message).toMatch(
      /^No entities\. No response from https:/,
    );
    expect(describeError(new ConnectionError('/api/catalog'), english).message).toBe(
      `No response from ${location.origin}. Check whether the server is running, and your network connection.`,
    );
  });

  test('offers one reload for an outdated portal', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const panel = <ErrorPanel error={new Error('x', { cause: new OutdatedError('/assets/a.js') })} />;
    const { unmount } = render(panel);
    await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
    expect(reload).toHaveBeenCalledTimes(1);
    unmount();
    render(panel);
    expect(screen.queryByRole('button', { name: 'Reload' })).not.toBeInTheDocument();
  });
});

test('the progress bar has a name and is not shown for short waits', async () => {
  const { rerender } = render(<ProgressBar />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ProgressBar key="now" delay={0} />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});
