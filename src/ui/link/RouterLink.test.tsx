import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { RouterLink } from './RouterLink';

test('a link to a page of the portal keeps its URL', () => {
  render(
    <MemoryRouter>
      <RouterLink to="/catalog">Catalog</RouterLink>
    </MemoryRouter>,
  );
  expect(screen.getByRole('link', { name: 'Catalog' })).toHaveAttribute('href', '/catalog');
});

test.each(['javascript:alert(1)', 'data:text/html,x'])(
  'a URL with a protocol does not become a router link: %s',
  (to) => {
    const { container } = render(
      <MemoryRouter>
        <RouterLink to={to}>Go</RouterLink>
      </MemoryRouter>,
    );
    expect(container.querySelector('[href]')).toBeNull();
    expect(container).toHaveTextContent('Go');
  },
);
