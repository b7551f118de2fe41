import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { describeError } from './describeError';
import { ErrorPanel } from './ErrorPanel';
import { MissingAnnotation } from './MissingAnnotation';
import { ProgressBar } from './ProgressBar';

describe('a failure', () => {
  test('says what failed, why, since when, how old what is shown is, and the id of the request', () => {
    const error = Object.assign(new Error('The catalog answered 502.'), { requestId: 'r-7' });
    const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000);
    render(
      <ErrorPanel
        title="The entities could not be loaded"
        error={error}
        since={ago(4)}
        shownFrom={ago(120)}
      />,
    );
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent('The entities could not be loaded');
    expect(alert).toHaveTextContent('The catalog answered 502.');
    expect(alert).toHaveTextContent('First failed 4 minutes ago.');
    expect(alert).toHaveTextContent('what was loaded 2 hours ago');
    expect(alert).toHaveTextContent('Request id r-7');
  });

  test('offers Retry, and not twice while it is trying', async () => {
    const onRetry = vi.fn();
    const { rerender } = render(<ErrorPanel error="gone" onRetry={onRetry} />);
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(onRetry).toHaveBeenCalledOnce();
    rerender(<ErrorPanel error="gone" onRetry={onRetry} retrying />);
    expect(screen.getByRole('button', { name: 'Retrying…' })).toBeDisabled();
  });

  test('keeps the stack behind a fold', () => {
    const { container } = render(<ErrorPanel error={new TypeError('x is not a function')} />);
    expect(screen.getByText('TypeError: x is not a function')).toBeInTheDocument();
    expect(container.querySelector('details')).not.toHaveAttribute('open');
    expect(container.querySelector('pre')).toHaveTextContent('feedback.test');
  });

  test.each([
    ['a text', 'a text'],
    [{ message: 'from JSON' }, 'from JSON'],
    [undefined, 'undefined'],
    [new Error(''), 'Error'],
  ])('is described whatever was thrown: %j', (thrown, message) => {
    expect(describeError(thrown).message).toBe(message);
  });

  test('tells the causes of its cause', () => {
    const { details } = describeError(new Error('outer', { cause: new Error('inner') }));
    expect(details).toContain('Caused by: Error: inner');
  });

  test('finds status and request id in the answer of the backend', () => {
    const error = Object.assign(new Error('x'), {
      response: { status: 503, headers: new Headers({ 'x-request-id': 'abc' }) },
    });
    expect(describeError(error)).toMatchObject({ status: 503, requestId: 'abc' });
  });
});

test('a missing annotation is shown where to write it, in a marked line of the descriptor', () => {
  const { container } = render(
    <MissingAnnotation
      annotations={['backstage.io/techdocs-ref']}
      entity={{ kind: 'Component', name: 'payments' }}
      examples={{ 'backstage.io/techdocs-ref': 'dir:.' }}
      readMoreUrl="https://example.com/docs"
    />,
  );
  expect(screen.getByRole('heading', { name: 'Missing Annotation' })).toBeInTheDocument();
  expect(container.querySelectorAll('mark')).toHaveLength(1);
  expect(container.querySelector('mark')).toHaveTextContent('backstage.io/techdocs-ref: dir:.');
  expect(screen.getByRole('link', { name: /Read more/ })).toHaveAttribute('href', 'https://example.com/docs');
});

test('progress is named, and what is quick shows none', async () => {
  const { rerender } = render(<ProgressBar />);
  expect(screen.queryByRole('progressbar')).toBeNull();
  rerender(<ProgressBar key="now" delay={0} />);
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument();
});
