import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SafeLink } from './SafeLink';

test('an external URL opens in a new window without access to this one', () => {
  render(<SafeLink href="https://example.com/dash">Dashboard</SafeLink>);
  const link = screen.getByRole('link', { name: /^Dashboard ?, opens in a new window$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/dash');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('an unsafe URL is shown as text that explains why it is not a link', () => {
  const { container } = render(<SafeLink href="javascript:alert(1)">Runbook</SafeLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[href]')).toBeNull();
  expect(container).toHaveTextContent('Runbook');
  expect(container).toHaveTextContent('only http, https, mailto URLs are allowed');
});

test('without children, the URL is shown, safe or unsafe', () => {
  const { container } = render(<SafeLink href="vbscript:x" />);
  expect(container.querySelector('bdi')).toHaveTextContent('vbscript:x');
});

test('a local path opens in the same window', () => {
  render(
    <MemoryRouter>
      <SafeLink href="/catalog">Catalog</SafeLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Catalog' });
  expect(link).toHaveAttribute('href', '/catalog');
  expect(link).not.toHaveAttribute('target');
});

test('markup in a URL is shown as text', () => {
  const { container } = render(
    <SafeLink href="https://example.com">{'<img src=x onerror=alert(1)>'}</SafeLink>,
  );
  expect(container.querySelector('img')).toBeNull();
});
