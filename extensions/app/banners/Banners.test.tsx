import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { createObservable, type StorageApi, storageApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { setBannerSlot } from '../layout/bannerSlot';
import { renderInShell } from '../testing/renderInShell';
import { Banners } from './Banners';

const banners = (['info', 'error', 'warning'] as const).map((severity) => ({
  id: severity,
  text: `An announcement (${severity})`,
  severity,
  dismissible: false,
}));

const shown = () => screen.queryAllByText(/^An announcement/).map(({ textContent }) => textContent?.trim());

function renderOn(width: number) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width >= Number(/(\d+)px/.exec(query)?.[1] ?? 0),
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  renderInShell(<Banners banners={banners} />, { apis: [mockApis.storage()] });
}

afterEach(() => vi.unstubAllGlobals());

test('a phone shows the most severe banner, and the others on request', async () => {
  renderOn(360);
  const more = await screen.findByRole('button', { name: '2 more announcements' });
  expect(shown()).toEqual(['An announcement (error)']);
  await userEvent.click(more);
  expect(shown()).toHaveLength(3);
  await userEvent.click(screen.getByRole('button', { name: 'Show one announcement' }));
  expect(shown()).toEqual(['An announcement (error)']);
});

test('a wide screen shows all banners', async () => {
  renderOn(768);
  await screen.findByText('An announcement (info)');
  expect(shown()).toHaveLength(3);
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

const nightBanners = [
  { id: 'night', text: 'The portal is closed at night.', severity: 'info', dismissible: true },
] as const;

/** The storage before the user is known. */
const unknownUserStorage: StorageApi = {
  forBucket: () => unknownUserStorage,
  observe$: () => createObservable(() => {}),
  snapshot: (key) => ({ key, presence: 'unknown', value: undefined }),
  set: async () => {},
  remove: async () => {},
};

test('a dismissible banner appears on the sign-in page, where it cannot be dismissed', async () => {
  renderInShell(
    <>
      <div ref={setBannerSlot} data-signed-out="" />
      <Banners banners={nightBanners} />
    </>,
    { apis: [[storageApiRef, unknownUserStorage]] },
  );
  expect(await screen.findByText('The portal is closed at night.')).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('a dismissible banner can be dismissed on other pages', async () => {
  renderInShell(
    <>
      <div ref={setBannerSlot} />
      <Banners banners={nightBanners} />
    </>,
    { apis: [mockApis.storage()] },
  );
  await userEvent.click(await screen.findByRole('button'));
  expect(screen.queryByText('The portal is closed at night.')).not.toBeInTheDocument();
});
