import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { appTreeApiRef, routeResolutionApiRef } from '#sdk';
import { mockApis, TestApiProvider } from '#sdk/testing';
import { VisitListener } from './VisitListener';
import { type NewVisit, visitsApiRef } from './VisitsApi';

const save = vi.fn(async ({ visit }: { visit: NewVisit }) => ({ ...visit, id: '1', hits: 1, timestamp: 1 }));

beforeEach(() => {
  save.mockClear();
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  document.title = 'Start · Trellis';
});
afterEach(() => void vi.useRealTimers());

function open(path: string) {
  const config = { data: { backend: { baseUrl: 'http://backend' } }, locate: () => undefined };
  const { tree } = prepareApp({ features: bundledFeatures, config }).finalize();
  const router = createMemoryRouter([{ path: '*', element: <VisitListener /> }], { initialEntries: [path] });
  render(
    <TestApiProvider
      apis={[
        [visitsApiRef, { save }],
        mockApis.config(),
        [appTreeApiRef, { getTree: () => ({ tree }) }],
        [routeResolutionApiRef, { resolve: () => undefined }],
      ]}
    >
      <RouterProvider router={router} />
    </TestApiProvider>,
  );
  const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
  /** The title, which is on the page for a moment. */
  const entitle = async (title: string, ms = 200) => {
    document.title = `${title} · Trellis`;
    await wait(ms);
  };
  return {
    entitle,
    wait,
    go: (to: string, replace = false) => act(() => router.navigate(to, { replace })),
  };
}

const saved = () => save.mock.calls.map(([{ visit }]) => [visit.pathname, visit.name]);

test('a visit is saved with the title of the page, or without one if the user leaves before it has one', async () => {
  const { go, entitle, wait } = open('/catalog');
  await wait(200);
  await entitle('Catalog');
  await go('/docs');
  await go('/api-docs');
  await entitle('APIs', 0);
  await go('/settings');
  document.title = 'Settings · Trellis';
  await wait(5000);
  expect(saved()).toEqual([
    ['/catalog', 'Start'],
    ['/docs', ''],
    ['/api-docs', 'APIs'],
    ['/settings', 'Settings'],
  ]);
});

test('a page with the title of the page before is saved when the user leaves', async () => {
  const { go, entitle, wait } = open('/catalog');
  await entitle('Start');
  await go('/docs');
  await wait(5000);
  await go('/api-docs');
  await entitle('APIs');
  expect(saved().slice(1)).toEqual([
    ['/docs', 'Start'],
    ['/api-docs', 'APIs'],
  ]);
});

test.each([
  [0, undefined],
  [5000, undefined],
  [50, 'Settings'],
])('a page that redirects after %i ms is not saved, with the title %s', async (delay, title) => {
  const { go, entitle, wait } = open('/catalog');
  await wait(200);
  await go('/settings');
  await (title === undefined ? wait(delay) : entitle(title, delay));
  await go('/settings/general', true);
  await wait(2000);
  await go('/docs');
  expect(saved()).toEqual([
    ['/catalog', 'Start'],
    ['/settings/general', title ?? 'Start'],
  ]);
});

test('a page that shows its title for a moment is saved with it', async () => {
  const { go, entitle, wait } = open('/catalog');
  await wait(200);
  await go('/docs');
  await entitle('Docs', 20);
  document.title = 'Trellis';
  await wait(200);
  expect(saved().slice(1)).toEqual([['/docs', 'Docs']]);
});

test('a page with a title that changes its own address is saved', async () => {
  const { go, entitle } = open('/catalog');
  await go('/docs');
  await entitle('Docs');
  await go('/docs/default/component/a', true);
  await entitle('A');
  expect(saved().slice(1)).toEqual([
    ['/docs', 'Docs'],
    ['/docs/default/component/a', 'A'],
  ]);
});
