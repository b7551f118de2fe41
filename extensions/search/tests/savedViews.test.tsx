import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { expect, it } from 'vitest';
import { alertApiRef, toastApiRef, type AlertMessage } from '#sdk';
import { createSavedViews } from '../savedViews/createSavedViews';
import { savedViewsApiRef } from '../savedViews/SavedViewsApi';
import { type SavedViews, useSavedViews } from '../savedViews/useSavedViews';
import { SavedViewsWidget } from '../widgets/SavedViewsWidget';
import { renderSearch } from './renderSearch';
import { mockApis } from '#sdk/testing';

let saved: SavedViews | undefined;
function Reader() {
  const views = useSavedViews();
  useEffect(() => {
    saved = views;
  }, [views]);
  return null;
}

it('are restored with Undo, and each failure says what failed', async () => {
  const api = createSavedViews(mockApis.storage());
  await api.save({ name: 'Mine', url: '/catalog' });
  const messages: AlertMessage[] = [];
  renderSearch({
    path: '/elsewhere',
    element: <Reader />,
    apis: [
      [savedViewsApiRef, { ...api, rename: async () => Promise.reject(new Error('full')) }],
      [alertApiRef, { post: (message: AlertMessage) => void messages.push(message) }],
      [
        toastApiRef,
        {
          post: ({ description }: { description?: React.ReactNode }) => {
            if (description !== undefined) render(<>{description}</>);
            return { close: () => undefined };
          },
        },
      ],
    ],
  });
  const names = () => saved?.views?.map(({ name }) => name);
  await waitFor(() => expect(names()).toEqual(['Mine']));
  const [view] = saved?.views ?? [];
  await saved?.rename(view ?? { id: '', name: '', url: '' }, 'Other');
  expect(messages.map(({ message }) => message)).toEqual(["The view can't be renamed: full"]);
  await saved?.remove(view ?? { id: '', name: '', url: '' });
  await waitFor(() => expect(names()).toEqual([]));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(names()).toEqual(['Mine']));
});

it('say that they are turned off', async () => {
  renderSearch({
    path: '/elsewhere',
    element: <SavedViewsWidget />,
    apis: [[savedViewsApiRef, undefined]],
  });
  expect(await screen.findByText('Saved views are turned off in this portal.')).toBeVisible();
});
