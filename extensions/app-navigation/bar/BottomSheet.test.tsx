import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { renderInTestApp } from '#sdk/testing';
import { BottomSheet } from './BottomSheet';

it.each(['/catalog?filters[kind]=system', '/catalog', '/settings'])(
  'closes when one of its lines is followed, even to the same path: %s',
  async (href) => {
    const onClose = vi.fn();
    const entry = { kind: 'page' as const, key: 'a', title: 'Systems', href, icon: null };
    renderInTestApp(<BottomSheet title="More" entries={[entry]} current={undefined} onClose={onClose} />, {
      initialRouteEntries: ['/catalog'],
    });
    await userEvent.click(screen.getByRole('link', { name: 'Systems' }));
    expect(onClose).toHaveBeenCalled();
  },
);
