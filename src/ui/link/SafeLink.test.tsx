import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { SafeLink } from './SafeLink';

test('an outside address opens in a new window that cannot reach this one', () => {
  render(<SafeLink href="https://example.com/dash">Dashboard</SafeLink>);
  const link = screen.getByRole('link', { name: /^Dashboard ?, opens in a new window$/ });
  expect(link).toHaveAttribute('href', 'https://example.com/dash');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link.getAttribute('rel')).toContain('noopener');
});

test('an unsafe address is text that says why it is no link', () => {
  const { container } = render(<SafeLink href="javascript:alert(1)">Runbook</SafeLink>);
  expect(screen.queryByRole('link')).toBeNull();
  expect(container.querySelector('[href]')).toBeNull();
  expect(container).toHaveTextContent('Runbook');
  expect(container).toHaveTextContent('only http, https, mailto addresses are safe to follow');
});

test('without words the address itself is shown, unsafe or not', () => {
  const { container } = render(<SafeLink href="vbscript:x" />);
  expect(container.querySelector('bdi')).toHaveTextContent('vbscript:x');
});

test('a path of this site stays in this window', () => {
  render(
    <MemoryRouter>
      <SafeLink href="/catalog">Catalog</SafeLink>
    </MemoryRouter>,
  );
  const link = screen.getByRole('link', { name: 'Catalog' });
  expect(link).toHaveAttribute('href', '/catalog');
  expect(link).not.toHaveAttribute('target');
});

test('an address with markup in its words is shown as text', () => {
  const { container } = render(
    <SafeLink href="https://example.com">{'<img src=x onerror=alert(1)>'}</SafeLink>,
  );
  expect(container.querySelector('img')).toBeNull();
});
