import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createTestNavItem, renderInShell, SidebarPinContext, useStoredPin } from '#extensions/app/testing';
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

describe('the navigation on a wide screen', () => {
  beforeEach(() => setWidth(1440));

  test('shows search first, pages in tree order, settings and user at the bottom', async () => {
    renderInShell(<Nav />, { path: '/catalog', title: 'Acme' });
    await screen.findByText('Search');
    const [main, bottom] = screen.getAllByRole('list');
    expect(main && titles(main)).toEqual(['Search', 'Catalog', 'APIs', 'Docs', 'Create']);
    expect(bottom && titles(bottom)[0]).toBe('Settings');
    expect(screen.getByRole('link', { name: 'Acme, home' })).toHaveAttribute('href', '/');
  });

  test('marks the current page, also for paths below it', async () => {
    renderInShell(<Nav />, { path: '/catalog/default/component/x' });
    expect(await screen.findByRole('link', { name: 'Catalog' })).toHaveAttribute('aria-current', 'page');
    expect(screen.getByRole('link', { name: 'Docs' })).not.toHaveAttribute('aria-current');
  });

  test('is pinned by default and remembers when it is unpinned', async () => {
    renderInShell(<Nav />);
    expect(await screen.findByRole('navigation')).toHaveAttribute('data-pinned');
    await userEvent.click(screen.getByRole('button', { name: 'Unpin navigation' }));
    expect(drawer()).not.toHaveAttribute('data-pinned');
    expect(localStorage.getItem('sidebarPinState')).toBe('false');
    expect(screen.getByRole('button', { name: 'Pin navigation' })).toBeInTheDocument();
  });

  test("shows the user's name as a link to their settings", async () => {
    renderInShell(<Nav />);
    const link = await screen.findByRole('link', { name: /^Your settings, ./ });
    expect(link).toHaveAttribute('href', '/settings');
  });
});

describe('the unpinned navigation', () => {
  beforeEach(() => {
    setWidth(1440);
    localStorage.setItem('sidebarPinState', 'false');
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => vi.useRealTimers());

  test('opens 100 ms after the pointer enters it, and closes when the pointer leaves', async () => {
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

  test('opens on keyboard focus and closes on Escape', async () => {
    renderInShell(<Nav />);
    await screen.findByText('Catalog');
    await userEvent.tab();
    await waitFor(() => expect(drawer()).toHaveAttribute('data-open'));
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(drawer()).not.toHaveAttribute('data-open'));
  });
});

describe('the navigation on a medium screen', () => {
  test('is collapsed and has no pin button', async () => {
    setWidth(768);
    renderInShell(<Nav />);
    expect(await screen.findByRole('navigation')).not.toHaveAttribute('data-pinned');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });
});

describe('the navigation on a phone', () => {
  beforeEach(() => setWidth(360));

  test('shows the first four pages in a bar, and all pages in More', async () => {
    renderInShell(<Nav />);
    const bar = await screen.findByRole('navigation', { name: 'Main navigation' });
    expect(titles(bar)).toEqual(['Search', 'Catalog', 'APIs', 'Docs']);
    await userEvent.click(within(bar).getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: 'All pages' });
    expect(titles(sheet).slice(0, 6)).toEqual(['Search', 'Catalog', 'APIs', 'Docs', 'Create', 'Settings']);
  });

  test.each([
    ['/catalog/default/component/x', 'Catalog'],
    ['/create/new', 'More'],
    ['/settings/general', 'More'],
    ['/elsewhere', undefined],
  ])('at %s marks %s as current', async (path, title) => {
    renderInShell(<Nav />, { path });
    const bar = await screen.findByRole('navigation', { name: 'Main navigation' });
    const marked = bar.querySelectorAll(':is([aria-current], [data-current])');
    expect([...marked].map(({ textContent }) => textContent)).toEqual(title === undefined ? [] : [title]);
  });

  test('closes the sheet when a page is selected', async () => {
    renderInShell(<Nav />);
    await userEvent.click(await screen.findByRole('button', { name: 'More' }));
    await userEvent.click(within(screen.getByRole('dialog')).getByRole('link', { name: 'Create' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByTestId('address')).toHaveTextContent('/create');
  });
});
