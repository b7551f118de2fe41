import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, describe, expect, test } from 'vitest';
import { TrellisThemeProvider } from '#ui';
import { DiffView } from './DiffView';

// Loaded in advance, so that no test waits for it.
beforeAll(() => import('./DiffStage').then(() => {}));

function draw(before: string, after: string) {
  return render(
    <TrellisThemeProvider variant="light">
      <DiffView before={before} after={after} label="Descriptor" language="yaml" />
    </TrellisThemeProvider>,
  );
}

const filler = Array.from({ length: 20 }, (_none, index) => `key${index}: ${index}`);

describe('the diff view', () => {
  test('shows removed and added lines, also to screen readers, and marks the words', async () => {
    const { container } = draw('kind: API\nname: store # here', 'kind: API\nname: shop # here');
    expect(await screen.findByText('1 added, 1 removed')).toBeVisible();
    const rows = Array.from(container.querySelectorAll('[data-row]'), ({ textContent }) => textContent);
    expect(rows).toEqual(['kind: API', 'Removed:−name: store # here', 'Added:+name: shop # here']);
    expect(container.querySelector('del')).toHaveTextContent(/^store$/);
    expect(container.querySelector('ins')).toHaveTextContent(/^shop$/);
  });

  test('shows both versions side by side on request', async () => {
    const { container } = draw('a: 1\nb: 2', 'a: 1\nb: 3\nc: 4');
    await userEvent.click(await screen.findByRole('radio', { name: 'Side by side' }));
    const numbers = Array.from(container.querySelectorAll('[data-number]'), (cell) =>
      cell.getAttribute('data-number'),
    );
    expect(numbers).toEqual(['1', '1', '2', '2', '', '3']);
  });

  test('collapses unchanged lines, and shows them on request', async () => {
    draw(['a: 1', ...filler].join('\n'), ['a: 2', ...filler].join('\n'));
    await userEvent.click(await screen.findByRole('button', { name: 'Show 17 unchanged lines' }));
    expect(screen.getByText(/key19/)).toBeVisible();
  });

  test('shows a message without differences', async () => {
    draw('a', 'a');
    expect(await screen.findByText('No differences.')).toBeVisible();
  });
});
