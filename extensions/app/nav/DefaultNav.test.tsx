import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { useStoredPin } from './useStoredPin';
import { SidebarPinContext } from './sidebarPin';
import { createTestNavItem, renderInShell } from '../testing/renderInShell';
import { createNavItems } from './createNavItems';
import { DefaultNav } from './DefaultNav';

const items = [
  createTestNavItem('page:catalog', '/catalog', 'Catalog'),
  createTestNavItem('page:user-settings', '/settings', 'Settings'),
  createTestNavItem('page:api-docs', '/api-docs', 'APIs'),
  createTestNavItem('page:search', '/search', 'Search'),
  createTestNavItem('page:docs', '/docs', 'Docs'),
  createTestNavItem('page:create', '/create', 'Create'),
];

function Nav() {
  return (
    <SidebarPinContext value={useStoredPin()}>
      <DefaultNav navItems={createNavItems(items)} items={[]} />
    </SidebarPinContext>
  );
}

function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/(\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const titles = (list: HTMLElement) =>
  within(list)
    .getAllByRole('link')
    .map(({ textContent }) => textContent);
const drawer = () => screen.getByRole('navigation', { name: 'Main navigation' });

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

describe('on a wide screen, the navigation', () => {
  beforeEach(() => setWidth(1440));

  test('puts search first, the pages in tree order, the settings and the user at the bottom', async () => {
    renderInShell(<Nav />, { path: '/catalog', title: 'Acme' });
    await screen.findByText('Search');
    const [main, bottom] = screen.getAllByRole('list');
    expect(main && titles(main)).toEqual(['Search', 'Catalog', 'APIs', 'Docs', 'Create']);
    expect(bottom && titles(bottom)[0]).toBe('Settings');
    expect(screen.getByRole('link', { name: 'Acme, home' })).toHaveAttribute('href', '/');
  });

  test('says which page is shown, also below its path', async () => {
    renderInShell(<Nav />, { path: '/catalog/default/component/x' });
    expect(await screen.findByRole('link', { name: 'Catalog' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current');
  });

  test('is pinned at first, and remembers when it is not', async () => {
    renderInShell(<Nav />);
    expect(await screen.findByRole('navigation')).toHaveAttribute('data-pinned');
    await userEvent.click(screen.getByRole('button', { name: 'Fold navigation' }));
    expect(drawer()).not.toHaveAttribute('data-pinned');
    expect(localStorage.getItem('sidebarPinState')).toBe('false');
    expect(screen.getByRole('button', { name: 'Pin navigation' })).toBeInTheDocument();
  });

  test('shows the name of the user, whose settings it leads to', async () => {
    renderInShell(<Nav />);
    const link = await screen.findByRole('link', { name: /^Your settings, ./ });
    expect(link).toHaveAttribute('href', '/settings');
  });
});

describe('when it is not pinned, the navigation', () => {
  beforeEach(() => {
    setWidth(1440);
    localStorage.setItem('sidebarPinState', 'false');
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());

  test('opens 100 ms after the pointer reaches it, and closes when it leaves', async () => {
    renderInShell(<Nav />);
    await screen.findByText('Catalog');
    fireEvent.pointerEnter(drawer());
    act(() => void vi.advanceTimersByTime(90));
    expect(drawer()).not.toHaveAttribute('data-open');
    act(() => void vi.advanceTimersByTime(20));
    expect(drawer()).toHaveAttribute('data-open');
    fireEvent.pointerLeave(drawer());
    act(() => void vi.advanceTimersByTime(1));
    expect(drawer()).not.toHaveAttribute('data-open');
  });

  test('does not open when the pointer only crosses it', async () => {
    renderInShell(<Nav />);
    await screen.findByText('Catalog');
    fireEvent.pointerEnter(drawer());
    act(() => void vi.advanceTimersByTime(50));
    fireEvent.pointerLeave(drawer());
    act(() => void vi.advanceTimersByTime(200));
    expect(drawer()).not.toHaveAttribute('data-open');
  });

  test('opens for the keyboard, and Escape closes it', async () => {
    renderInShell(<Nav />);
    await screen.findByText('Catalog');
    await userEvent.tab();
    await waitFor(() => expect(drawer()).toHaveAttribute('data-open'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).not.toHaveAttribute('data-open'));
  });
});

describe('on a screen of medium width, the navigation', () => {
  test('is closed, and offers no pin', async () => {
    setWidth(768);
    renderInShell(<Nav />);
    expect(await screen.findByRole('navigation')).not.toHaveAttribute('data-pinned');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('on a phone, the navigation', () => {
  beforeEach(() => setWidth(360));

  test('has the first four pages in a bar, and all behind More', async () => {
    renderInShell(<Nav />);
    const bar = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(titles(bar)).toEqual(['Search', 'Catalog', 'APIs', 'Docs']);
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'All pages' });
    expect(titles(sheet).slice(0, 6)).toEqual(['Search', 'Catalog', 'APIs', 'Docs', 'Create', 'Settings']);
  });

  test('closes its sheet when a page is chosen', async () => {
    renderInShell(<Nav />);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/create');
  });
});
