import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  type AppNode,
  appTreeApiRef,
  coreExtensionData,
  createFrontendPlugin,
  createRouteRef,
  iconsApiRef,
  routeResolutionApiRef,
} from '#sdk';
import { renderInShell, SidebarPinContext, useStoredPin } from '#extensions/app/testing';
import type { NavSettings } from '../content/navSettings';
import { ArrangedNav } from './ArrangedNav';

const names = ['catalog', 'docs', 'create', 'tools', 'user-settings'];
const refs = new Map(names.map((name) => [createRouteRef(), name]));
const nodes = [...refs].map(([routeRef, name]): AppNode => {
  const data = new Map<string, unknown>([
    [coreExtensionData.routeRef.id, routeRef],
    [coreExtensionData.title.id, name],
    [coreExtensionData.icon.id, <svg key="icon" />],
  ]);
  const node: unknown = {
    spec: { id: `page:${name}`, plugin: createFrontendPlugin({ pluginId: 'acme' }) },
    instance: { getData: (ref: { id: string }) => data.get(ref.id) },
  };
  return node as AppNode;
});
const routesNode: unknown = { edges: { attachments: new Map([['routes', nodes]]) } };
const tree = {
  nodes: new Map([['app/routes', routesNode], ...nodes.map((node) => [node.spec.id, node] as const)]),
  orphans: [],
};

const settings: NavSettings = {
  items: [
    'page:catalog',
    {
      title: 'Build',
      items: [
        'page:create',
        { title: 'Deep', items: ['page:docs'] },
        { link: 'https://example.com/', title: 'Dashboards' },
      ],
    },
    { title: 'Run', badge: 'New', items: ['page:tools'] },
    'page:missing',
  ],
};

function Nav() {
  return (
    <SidebarPinContext value={useStoredPin()}>
      <ArrangedNav settings={settings} targets={[]} />
    </SidebarPinContext>
  );
}

function show(path = '/catalog') {
  return renderInShell(<Nav />, {
    path,
    apis: [
      [appTreeApiRef, { getTree: () => ({ tree }) }],
      [routeResolutionApiRef, { resolve: (ref: never) => () => `/${refs.get(ref)}` }],
      [iconsApiRef, { icon: () => undefined, getIcon: () => undefined, listIconKeys: () => [] }],
    ],
  });
}

function setWidth(width: number): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/(\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
}

const group = (name: string | RegExp) => screen.getByRole('button', { name });
const lineOf = (name: string | RegExp) => group(name).closest('li') ?? document.body;

beforeEach(() => {
  localStorage.clear();
  setWidth(1440);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a group in the navigation', () => {
  test('opens 300 ms after the pointer enters it, and closes when the pointer leaves', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    show();
    await screen.findByText('Build');
    fireEvent.pointerEnter(lineOf('Build'));
    act(() => void vi.advanceTimersByTime(280));
    expect(group('Build')).toHaveAttribute('aria-expanded', 'false');
    act(() => void vi.advanceTimersByTime(30));
    expect(group('Build')).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('group', { name: 'Build' })).toBeInTheDocument();
    fireEvent.pointerLeave(lineOf('Build'));
    act(() => void vi.advanceTimersByTime(160));
    expect(group('Build')).toHaveAttribute('aria-expanded', 'false');
  });

  test('closes when another group opens', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Build' }));
    await userEvent.click(group(/^Run/));
    expect(group('Build')).toHaveAttribute('aria-expanded', 'false');
    expect(group(/^Run/)).toHaveAttribute('aria-expanded', 'true');
  });

  test('can be used with the arrow keys, and Escape returns the focus', async () => {
    show();
    (await screen.findByRole('button', { name: 'Build' })).focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(screen.getByRole('link', { name: 'create' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(group('Deep')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    expect(screen.getByRole('link', { name: 'docs' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    expect(screen.getByRole('link', { name: /^Dashboards/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(group('Build')).toHaveFocus();
    expect(group('Build')).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowRight}{Escape}');
    expect(group('Build')).toHaveFocus();
    expect(screen.queryByRole('group')).not.toBeInTheDocument();
  });

  test('closes when a page is selected, and is marked as the group of that page', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Build' }));
    await userEvent.click(screen.getByRole('link', { name: 'create' }));
    expect(screen.getByTestId('address')).toHaveTextContent('/create');
    await waitFor(() => expect(screen.queryByRole('group')).not.toBeInTheDocument());
    expect(group('Build')).toHaveAttribute('data-current');
    expect(group(/^Run/)).not.toHaveAttribute('data-current');
  });

  test('logs a warning if it contains an invalid entry', async () => {
    show();
    await screen.findByText('Build');
    expect(console.warn).toHaveBeenCalledWith(expect.stringContaining("'page:missing'"));
  });

  test('shows its badge in the bar on a phone', async () => {
    setWidth(360);
    show();
    expect(await screen.findByRole('button', { name: /^Run/ })).toHaveTextContent('RunNew');
  });

  test('opens a sheet with its entries on a phone', async () => {
    setWidth(360);
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'Build' }));
    const sheet = await screen.findByRole('dialog', { name: 'Build' });
    expect(within(sheet).getByRole('heading', { name: 'Deep' })).toBeInTheDocument();
    expect(
      within(sheet)
        .getAllByRole('link')
        .map(({ textContent }) => textContent?.replace(/,.*/, '')),
    ).toEqual(['create', 'docs', 'Dashboards']);
    await userEvent.click(within(sheet).getByRole('link', { name: 'docs' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});
