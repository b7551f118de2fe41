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
  vi.useFakeTimers({ toFake: ['Date'] });
  document.title = 'Start · Trellis';
});
afterEach(() => {
  vi.useRealTimers();
  save.mockClear();
});

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
  const entitle = (title: string) => act(async () => void (document.title = `${title} · Trellis`));
  return {
    entitle,
    go: (to: string, replace = false) => act(() => router.navigate(to, { replace })),
  };
}

const saved = () => save.mock.calls.map(([{ visit }]) => [visit.pathname, visit.name]);

test('a visit is saved with the title of the page, or without one if the user leaves before it has one', async () => {
  const { go, entitle } = open('/catalog');
  await entitle('Catalog');
  await go('/docs');
  await go('/api-docs');
  await entitle('APIs');
  expect(saved()).toEqual([
    ['/catalog', 'Start'],
    ['/docs', ''],
    ['/api-docs', 'APIs'],
  ]);
});

test.each([0, 5000])('a page that redirects after %i ms is not saved', async (delay) => {
  const { go, entitle } = open('/catalog');
  await go('/settings');
  vi.setSystemTime(Date.now() + delay);
  await go('/settings/general', true);
  await entitle('General');
  expect(saved().slice(1)).toEqual([['/settings/general', 'General']]);
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
