import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { placeFloating } from './placeFloating';
import { Tooltip } from './Tooltip';

test('a tooltip describes its control on hover, and Escape closes it', async () => {
  render(
    <Tooltip title="Keeps it in sight" delay={10}>
      <button type="button">Pin</button>
    </Tooltip>,
  );
  const button = screen.getByRole('button', { name: 'Pin' });
  await userEvent.hover(button);
  const tooltip = await screen.findByRole('tooltip');
  expect(button).toHaveAccessibleDescription('Keeps it in sight');
  expect(tooltip).toHaveTextContent('Keeps it in sight');
  await userEvent.keyboard('{Escape}');
  expect(screen.queryByRole('tooltip')).toBeNull();
});

describe('a floating box', () => {
  const viewport = { width: 400, height: 300 };
  const size = { width: 100, height: 40 };
  const at = (top: number, left: number) => ({ top, left, width: 20, height: 20 });

  test('is centered on the preferred side', () => {
    expect(placeFloating(at(150, 200), size, viewport, { placement: 'top', align: 'center' })).toEqual({
      top: 104,
      left: 160,
    });
  });

  test('flips to the other side if there is no room', () => {
    expect(placeFloating(at(10, 200), size, viewport, { placement: 'top', align: 'center' }).top).toBe(36);
    expect(placeFloating(at(270, 200), size, viewport, { placement: 'bottom', align: 'left' }).top).toBe(224);
  });

  test('stays inside the viewport', () => {
    expect(placeFloating(at(150, 395), size, viewport, { placement: 'top', align: 'left' }).left).toBe(292);
    expect(placeFloating(at(150, 0), size, viewport, { placement: 'top', align: 'center' }).left).toBe(8);
  });
});
