import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { TrellisThemeProvider } from '#ui';
import { Gauge } from './Gauge';
import { LinearGauge } from './LinearGauge';
import { resolveGaugeTone } from './resolveGaugeTone';

const draw = (element: ReactNode) =>
  render(<TrellisThemeProvider variant="light">{element}</TrellisThemeProvider>);

describe.each([
  ['ring', Gauge],
  ['bar', LinearGauge],
])('a gauge as a %s', (_name, Shape) => {
  test('shows its value and its meaning', () => {
    draw(<Shape label="Disk" value={30} />);
    const meter = screen.getByRole('meter', { name: 'Disk' });
    expect(meter).toHaveAttribute('aria-valuenow', '30');
    expect(meter).toHaveAttribute('aria-valuetext', '30%, Out of range');
    expect(screen.getByText('30%')).toBeVisible();
  });

  test('is full above the maximum, and shows the actual value', () => {
    draw(<Shape label="Memory" value={3} max={2} formatValue={(value) => `${value} GiB`} isInverse />);
    const meter = screen.getByRole('meter', { name: 'Memory' });
    expect(meter).toHaveAttribute('aria-valuenow', '2');
    expect(meter).toHaveAttribute('aria-valuetext', '3 GiB, Out of range');
  });

  test('uses the tone from getTone', () => {
    draw(<Shape label="CPU" value={0} getTone={(share) => (share < 0.4 ? 'warning' : 'success')} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuetext', '0%, Needs attention');
  });

  test('accepts NaN', () => {
    draw(<Shape label="CPU" value={Number.NaN} />);
    expect(screen.getByRole('meter')).toHaveAttribute('aria-valuenow', '0');
  });
});

test.each([
  [0, 'error', 'success'],
  [0.333, 'error', 'success'],
  [0.34, 'warning', 'warning'],
  [0.66, 'warning', 'warning'],
  [0.67, 'success', 'error'],
  [1, 'success', 'error'],
])('the share %d means %s, and %s if less is better', (share, tone, inverse) => {
  expect([resolveGaugeTone(share), resolveGaugeTone(share, true)]).toEqual([tone, inverse]);
});
