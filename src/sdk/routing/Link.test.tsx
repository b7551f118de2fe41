import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { Link, NavLink } from './Link';

function Place() {
  const { pathname, search, state } = useLocation();
  return <output>{`${pathname}${search} ${JSON.stringify(state)}`}</output>;
}

function renderAt(path: string, element: React.ReactNode) {
  render(
    <MemoryRouter initialEntries={[path]}>
      {element}
      <Place />
    </MemoryRouter>,
  );
}

describe('Link', () => {
  it('opens a page of the portal with a state', async () => {
    renderAt(
      '/',
      <Link to="/docs?a=1" state={{ from: 'here' }}>
        Docs
      </Link>,
    );
    expect(screen.getByRole('link', { name: 'Docs' }).getAttribute('href')).toBe('/docs?a=1');
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe('/docs?a=1 {"from":"here"}');
  });

  it('stays on the page if a listener prevents it, or another tab is wanted', async () => {
    renderAt(
      '/',
      <Link to="/docs" onClick={(event) => event.preventDefault()}>
        Docs
      </Link>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe('/ null');
    await userEvent.keyboard('{Control>}');
    await userEvent.click(screen.getByRole('link'));
    expect(screen.getByRole('status').textContent).toBe('/ null');
  });
});

describe('NavLink', () => {
  it.each([
    ['/docs', '/docs', false, true],
    ['/docs/', '/docs', true, true],
    ['/Docs/a', '/docs', false, true],
    ['/docs/a', '/docs', true, false],
    ['/docs-old', '/docs', false, false],
    ['/docs', '/', false, false],
    ['/', '/', false, true],
  ])('at %s marks the link to %s (end: %s): %s', (path, to, end, isCurrent) => {
    renderAt(
      path,
      <NavLink to={to} end={end} className="item">
        Page
      </NavLink>,
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('aria-current')).toBe(isCurrent ? 'page' : null);
    expect(link.className).toBe(isCurrent ? 'item active' : 'item');
  });
});
