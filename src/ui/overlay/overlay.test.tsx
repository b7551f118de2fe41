import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';
import { MenuButton } from './MenuButton';
import { placeFloating } from './placeFloating';
import { SideDrawer } from './SideDrawer';
import { Tooltip } from './Tooltip';

describe('a menu', () => {
  test('opens from its button, is left with Escape, and gives the focus back', async () => {
    render(<MenuButton items={[{ id: 'copy', label: 'Copy entity URL', onSelect: () => {} }]} />);
    const button = screen.getByRole('button', { name: 'More actions' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: 'Copy entity URL' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
  });

  test('does what was chosen and closes; what is disabled cannot be chosen', async () => {
    const copy = vi.fn();
    const remove = vi.fn();
    render(
      <MenuButton
        items={[
          { id: 'copy', label: 'Copy', onSelect: copy },
          { id: 'remove', label: 'Remove', onSelect: remove, disabled: true, danger: true, divider: true },
        ]}
      />,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(await screen.findByRole('menuitem', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(screen.getByRole('menuitem', { name: 'Copy' }));
    expect(copy).toHaveBeenCalledOnce();
    expect(remove).not.toHaveBeenCalled();
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  });
});

describe('a question before something is done', () => {
  const question = { title: 'Are you sure?', confirmLabel: 'Delete', onConfirm: vi.fn(), onCancel: vi.fn() };

  test('is a dialog named by its title, answered by two buttons', async () => {
    render(<ConfirmDialog open {...question} />);
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(question.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question.onCancel).toHaveBeenCalledOnce();
  });

  test('waits while it is being done, and says why it failed', async () => {
    const { rerender } = render(<ConfirmDialog open busy {...question} />);
    expect(await screen.findByRole('button', { name: 'Working…' })).toBeDisabled();
    rerender(<ConfirmDialog open {...question} error={new Error('Not allowed.')} />);
    expect(screen.getByRole('alert')).toHaveTextContent('Not allowed.');
  });
});

test('a drawer is a dialog that can be closed', async () => {
  const onClose = vi.fn();
  render(
    <SideDrawer open title="Filters" onClose={onClose}>
      inside
    </SideDrawer>,
  );
  expect(await screen.findByRole('dialog', { name: 'Filters' })).toHaveTextContent('inside');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(onClose).toHaveBeenCalledOnce();
});

test('a tooltip describes its control while the pointer rests on it, and Escape puts it away', async () => {
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

  test('stands on the wished side, centred', () => {
    expect(placeFloating(at(150, 200), size, viewport, { placement: 'top', align: 'center' })).toEqual({
      top: 104,
      left: 160,
    });
  });

  test('turns to the other side where there is no room', () => {
    expect(placeFloating(at(10, 200), size, viewport, { placement: 'top', align: 'center' }).top).toBe(36);
    expect(placeFloating(at(270, 200), size, viewport, { placement: 'bottom', align: 'left' }).top).toBe(224);
  });

  test('never leaves the window', () => {
    expect(placeFloating(at(150, 395), size, viewport, { placement: 'top', align: 'left' }).left).toBe(292);
    expect(placeFloating(at(150, 0), size, viewport, { placement: 'top', align: 'center' }).left).toBe(8);
  });
});
