import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Suspense } from 'react';
import { MemoryRouter, Route, Routes } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { type SavedViewsApi, savedViewsApiRef } from '#extensions/search';
import { createBehaviorSubject } from '#sdk';
import { mockApis, type TestApi, TestApiProvider } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { GalleryPage } from './GalleryPage';
import { gallerySamples } from './samples';

function open(path: string, apis: TestApi[] = []) {
  return render(
    <TestApiProvider apis={[mockApis.translation(), ...apis]}>
      <TrellisThemeProvider variant="light">
        <MemoryRouter initialEntries={[path]}>
          <Suspense>
            <Routes>
              <Route path="/devtools/gallery/*" element={<GalleryPage />} />
            </Routes>
          </Suspense>
        </MemoryRouter>
      </TrellisThemeProvider>
    </TestApiProvider>,
  );
}

describe('the gallery', () => {
  test('starts with a summary of all samples, and lists them by title', async () => {
    open('/devtools/gallery');
    const titles = within(await screen.findByRole('navigation', { name: 'Components' }))
      .getAllByRole('link')
      .map(({ textContent }) => textContent);
    expect(titles).toEqual(titles.toSorted(new Intl.Collator('en').compare));
    expect(titles).toHaveLength(gallerySamples.length);
    expect(screen.getByText(/^Shows dependencies between objects\./)).toBeVisible();
  });

  test('shows a sample at its own URL, with example code, and marks it in the list', async () => {
    open('/devtools/gallery');
    const list = await screen.findByRole('navigation', { name: 'Components' });
    await userEvent.click(within(list).getByRole('link', { name: 'Dependency graph' }));
    expect(screen.getByRole('heading', { level: 2, name: 'Dependency graph' })).toBeVisible();
    expect(within(list).getByRole('link', { current: 'page' })).toHaveTextContent('Dependency graph');
    expect(await screen.findByRole('region', { name: 'Code for Dependency graph' })).toHaveTextContent(
      "import { DependencyGraph } from '#viewers/graph';",
    );
  });

  test('saves views of its filtered table', async () => {
    const savedViews = { view$: () => createBehaviorSubject([]) } as unknown as SavedViewsApi;
    open('/devtools/gallery/table', [mockApis.alert(), mockApis.storage(), [savedViewsApiRef, savedViews]]);
    expect(await screen.findByRole('button', { name: 'Saved views' })).toBeVisible();
  });

  test('shows an error page for an unknown sample', async () => {
    open('/devtools/gallery/no-such-part');
    expect(await screen.findByText(/Page not found/i)).toBeVisible();
  });
});
