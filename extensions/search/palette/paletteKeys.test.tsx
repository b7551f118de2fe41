import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { openPaletteByKey, renderPalette } from '../testing/renderPalette';

// The first test of its file, because the palette is loaded only once.
it('types into the palette what was typed while it was loading, and not into the page', async () => {
  vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux');
  const onPageKey = vi.fn();
  document.body.addEventListener('keydown', ({ key }) => onPageKey(key));
  renderPalette();
  const opened = openPaletteByKey();
  for (const key of [' ', '#', 'Shift', 'r', 'e', ' ', 'x']) fireEvent.keyDown(document.body, { key });
  const field = await opened;
  expect(field).toHaveValue('#re x');
  expect(onPageKey.mock.calls.flat()).toEqual(['k', 'Shift']);
  // Not again when it is opened the next time.
  fireEvent.keyDown(field, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(await openPaletteByKey()).toHaveValue('');
});
