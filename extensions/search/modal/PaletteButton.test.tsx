import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { mockApis, TestApiProvider } from '#sdk/testing';
import { installPalette } from '../palette/keys/paletteOpener';
import { PaletteButton } from './PaletteButton';

it('opens the palette in place of the dialog, and is hidden without a palette', () => {
  const calls: string[] = [];
  const onClose = vi.fn(() => void calls.push('close'));
  const show = () =>
    render(
      <TestApiProvider apis={[mockApis.translation()]}>
        <PaletteButton onClose={onClose} />
      </TestApiProvider>,
    );
  show().unmount();
  expect(screen.queryByRole('button')).toBeNull();
  const stop = installPalette({ open: () => calls.push('open'), shortcut: 'Mod+K' });
  show();
  fireEvent.click(screen.getByRole('button', { name: /Command palette/ }));
  expect(calls).toEqual(['close', 'open']);
  stop();
});
