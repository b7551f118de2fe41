import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog } from './ConfirmDialog';
import { MenuButton } from './MenuButton';
import { SideDrawer } from './SideDrawer';

describe('a menu', () => {
  test('opens from its button, closes with Escape, and restores the focus', async () => {
    render(<MenuButton items={[{ id: 'copy', label: 'Copy entity URL', onSelect: () => {} }]} />);
    const button = screen.getByRole('button', { name: 'More actions' });
    expect(button).toHaveAttribute('aria-haspopup', 'menu');
    await userEvent.click(button);
    await screen.findByRole('menuitem', { name: 'Copy entity URL' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    expect(button).toHaveFocus();
  });

  test('runs the chosen action and closes, and does not run disabled actions', async () => {
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

describe('a confirmation dialog', () => {
  const question = { title: 'Are you sure?', confirmLabel: 'Delete', onConfirm: vi.fn(), onCancel: vi.fn() };

  test('is named by its title and has two buttons', async () => {
    render(<ConfirmDialog open {...question} />);
    expect(await screen.findByRole('dialog', { name: 'Are you sure?' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(question.onConfirm).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(question.onCancel).toHaveBeenCalledOnce();
  });

  test('is disabled while the action is in progress, and shows its error', async () => {
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
