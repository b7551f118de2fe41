import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { EarlyVisits } from './EarlyVisits';
import { earlyPages } from './earlyPages';

afterEach(() => void earlyPages.splice(0));

test('the pages before the listener is loaded are remembered, without those that redirect', async () => {
  const router = createMemoryRouter([{ path: '*', element: <EarlyVisits /> }], { initialEntries: ['/a'] });
  const { unmount } = render(<RouterProvider router={router} />);
  const go = (path: string, replace = false) => act(() => router.navigate(path, { replace }));
  document.title = 'A';
  await go('/a?filter=1');
  await go('/settings');
  await go('/settings/general', true);
  document.title = 'General';
  await go('/settings/general?tab=1', true);
  await go('/b');
  document.title = 'B';
  unmount();
  expect(earlyPages).toEqual([
    { pathname: '/a', title: 'A' },
    { pathname: '/settings/general', title: 'General' },
    { pathname: '/b', title: 'B' },
  ]);
});
