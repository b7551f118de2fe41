import { styled } from '@mui/material/styles';
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

test('a quiet link has the color of the text, and other classes are added', () => {
  const Underlined = styled(RouterLink)({ textDecoration: 'underline' });
  render(
    <MemoryRouter>
      <p style={{ color: 'rgb(1, 2, 3)' }}>
        <RouterLink to="/a">Plain</RouterLink>
        <RouterLink to="/b" quiet className="own">
          Quiet
        </RouterLink>
        <Underlined to="/c">Underlined</Underlined>
      </p>
    </MemoryRouter>,
  );
  const [plain, quiet, underlined] = screen.getAllByRole('link').map((link) => getComputedStyle(link));
  expect(plain?.color).not.toBe('rgb(1, 2, 3)');
  expect(quiet?.color).toBe('rgb(1, 2, 3)');
  expect(plain?.textDecoration).toBe('none');
  expect(underlined?.textDecoration).toBe('underline');
  expect(underlined?.color).toBe(plain?.color);
  expect(screen.getByText('Quiet')).toHaveClass('own');
});
