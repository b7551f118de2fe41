import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createProblem, type Problem } from '#diagnostics';
import type { FrontendFeature } from '#engine';
import { type MountedReport, mountReport } from './mountReport';

let report: MountedReport;
let field: HTMLInputElement;

beforeEach(() => {
  document.body.innerHTML = '<div id="root"><main><input aria-label="Name" /></main></div>';
  field = screen.getByRole('textbox', { name: 'Name' });
  report = mountReport();
});
afterEach(() => {
  act(() => report.dispose());
  document.body.replaceChildren();
  vi.useRealTimers();
});

const problems: Problem[] = [
  createProblem('ROUTE_NOT_FOUND', { message: 'The route does not exist.' }),
  createProblem('ROUTE_DUPLICATE', { message: 'The route is duplicate.' }),
];
const chip = 'Configuration has 2 errors. Running the last valid version.';
const update = (shown: Parameters<MountedReport['update']>[0]) => act(() => report.update(shown));
const dialog = () => screen.queryByRole('dialog', { name: 'Configuration has 2 errors' });
const status = () => document.querySelector('[role=status]');

describe('the report of a change that needs a restart', () => {
  it('is a chip that shows the settings when it is opened', async () => {
    update({ problems: [], restart: ['backend.listen.port'] });
    const short = 'Restart the server to apply changed settings';
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: short }));
    expect(screen.getByRole('dialog', { name: 'Restart required' })).toHaveTextContent('backend.listen.port');
  });
});

describe('the report of a rejected change', () => {
  it('opens, is announced, and does not take the focus', () => {
    update({ problems });
    expect(within(dialog() as HTMLElement).getAllByRole('article')).toHaveLength(2);
    expect(dialog()).not.toHaveAttribute('aria-modal');
    expect(status()).toHaveTextContent(chip);
    expect(document.activeElement).toBe(document.body);
  });

  it('does not open while the user is typing', () => {
    field.focus();
    update({ problems });
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('shows the package of the failed extension', async () => {
    const plugin = { pluginId: 'notes', info: () => Promise.resolve({ packageName: 'notes-plugin' }) };
    const features = [plugin as unknown as FrontendFeature];
    const problem = createProblem('ROUTE_NOT_FOUND', {
      message: 'The route does not exist.',
      pluginId: 'notes',
    });
    update({ problems: [problem], plugins: { features } });
    expect(await screen.findByText('notes-plugin')).toBeInTheDocument();
  });

  it('can be minimized and opened again, with the focus', async () => {
    const user = userEvent.setup();
    update({ problems });
    await user.click(screen.getByRole('button', { name: 'Minimize' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: chip }));
    expect(within(dialog() as HTMLElement).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toHaveFocus();
  });

  it('ignores Escape in other elements', async () => {
    const user = userEvent.setup();
    update({ problems });
    field.focus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
  });

  it('moves away from a field that it covers', () => {
    update({ problems });
    const box = new DOMRect(0, 0, 100, 100);
    vi.spyOn(dialog() as HTMLElement, 'getBoundingClientRect').mockReturnValue(box);
    const where = vi.spyOn(field, 'getBoundingClientRect').mockReturnValue(new DOMRect(200, 0, 50, 20));
    act(() => field.focus());
    expect(dialog()).toBeInTheDocument();
    where.mockReturnValue(new DOMRect(50, 50, 50, 20));
    act(() => {
      field.blur();
      field.focus();
    });
    expect(dialog()).not.toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('stays minimized when the next report arrives, and shows that one', async () => {
    const user = userEvent.setup();
    update({ problems });
    await user.keyboard('{Escape}');
    update({ problems: problems.slice(0, 1) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Configuration has 1 error. Running the last valid version.' }),
    ).toBeInTheDocument();
  });

  it('disappears when all problems are fixed, with a short confirmation', () => {
    vi.useFakeTimers();
    update({ problems });
    update(undefined);
    expect(dialog()).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('The configuration is valid again.');
    expect(screen.getByRole('complementary')).toHaveTextContent('The configuration is valid again.');
    act(() => {
      vi.advanceTimersByTime(6500);
    });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('shows nothing if there were no problems', () => {
    update(undefined);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent(/^$/);
  });
});

describe('the report of a running stored configuration', () => {
  it('is a banner with the time of the configuration, and opens on click', async () => {
    const user = userEvent.setup();
    update({ problems, lastGood: '2025-03-04T10:30:00Z' });
    const line = screen.getByRole('complementary');
    expect(line).toHaveTextContent(
      /^Configuration has 2 errors\. Running the last valid version, from Mar 4, 2025, .+\./,
    );
    expect(line.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(dialog()).not.toBeInTheDocument();
    await user.click(within(line).getByRole('button', { name: 'Show report' }));
    expect(dialog()).toHaveTextContent(/started with the last valid configuration/);
  });
});

describe('dispose', () => {
  it('removes the elements of the report', async () => {
    update({ problems });
    act(() => report.dispose());
    await waitFor(() => expect(document.body.children).toHaveLength(1));
  });
});
