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
  createProblem('ROUTE_NOT_FOUND', { message: 'The route is not there.' }),
  createProblem('ROUTE_DUPLICATE', { message: 'The route is there twice.' }),
];
const chip = 'Configuration has 2 errors – the last good one keeps running';
const update = (shown: Parameters<MountedReport['update']>[0]) => act(() => report.update(shown));
const dialog = () => screen.queryByRole('dialog', { name: 'Configuration has 2 errors' });
const status = () => document.querySelector('[role=status]');

describe('the report of a change that needs a restart', () => {
  it('is a chip that names the settings when it is opened', async () => {
    update({ problems: [], restart: ['backend.listen.port'] });
    const short = 'A changed setting waits for a restart of the server';
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: short }));
    expect(screen.getByRole('dialog', { name: 'A restart is needed' })).toHaveTextContent(
      'backend.listen.port',
    );
  });
});

describe('the report of a change that was refused', () => {
  it('opens beside the page, is read out, and leaves the keyboard where it is', () => {
    update({ problems });
    expect(within(dialog() as HTMLElement).getAllByRole('article')).toHaveLength(2);
    expect(dialog()).not.toHaveAttribute('aria-modal');
    expect(status()).toHaveTextContent(chip);
    expect(document.activeElement).toBe(document.body);
  });

  it('stays out of the way of who is typing', () => {
    field.focus();
    update({ problems });
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toBeInTheDocument();
    expect(field).toHaveFocus();
  });

  it('names the package that what failed comes in', async () => {
    const plugin = { pluginId: 'notes', info: () => Promise.resolve({ packageName: 'notes-plugin' }) };
    const features = [plugin as unknown as FrontendFeature];
    const problem = createProblem('ROUTE_NOT_FOUND', {
      message: 'The route is not there.',
      pluginId: 'notes',
    });
    update({ problems: [problem], plugins: { features } });
    expect(await screen.findByText('notes-plugin')).toBeInTheDocument();
  });

  it('can be put aside and brought back, and the keyboard follows', async () => {
    const user = userEvent.setup();
    update({ problems });
    await user.click(screen.getByRole('button', { name: 'Minimise' }));
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: chip }));
    expect(within(dialog() as HTMLElement).getByRole('heading', { level: 2 })).toHaveFocus();
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeInTheDocument();
    expect(screen.getByRole('button', { name: chip })).toHaveFocus();
  });

  it('leaves Escape to what it is pressed in', async () => {
    const user = userEvent.setup();
    update({ problems });
    field.focus();
    await user.keyboard('{Escape}');
    expect(dialog()).toBeInTheDocument();
  });

  it('makes room for a field that it lies over', () => {
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

  it('stays put aside when the next report comes, and shows that one', async () => {
    const user = userEvent.setup();
    update({ problems });
    await user.keyboard('{Escape}');
    update({ problems: problems.slice(0, 1) });
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(
      screen.getByRole('button', { name: 'Configuration has 1 error – the last good one keeps running' }),
    ).toBeInTheDocument();
  });

  it('goes when all is in order again, with a word that goes too', () => {
    vi.useFakeTimers();
    update({ problems });
    update(undefined);
    expect(dialog()).not.toBeInTheDocument();
    expect(status()).toHaveTextContent('The configuration is in order again.');
    expect(screen.getByRole('complementary')).toHaveTextContent('The configuration is in order again.');
    act(() => {
      vi.advanceTimersByTime(6500);
    });
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  });

  it('says nothing where nothing was wrong', () => {
    update(undefined);
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    expect(status()).toHaveTextContent(/^$/);
  });
});

describe('the report of a stored configuration that runs', () => {
  it('is a line above the app that says of when it is, and opens on demand', async () => {
    const user = userEvent.setup();
    update({ problems, lastGood: '2025-03-04T10:30:00Z' });
    const line = screen.getByRole('complementary');
    expect(line).toHaveTextContent(
      /^Configuration has 2 errors – the last good one, of Mar 4, 2025, .+, keeps running\./,
    );
    expect(line.compareDocumentPosition(field) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(dialog()).not.toBeInTheDocument();
    await user.click(within(line).getByRole('button', { name: 'Show report' }));
    expect(dialog()).toHaveTextContent(/started with the last good one/);
  });
});

describe('the place of the report', () => {
  it('is left as it was found', async () => {
    update({ problems });
    act(() => report.dispose());
    await waitFor(() => expect(document.body.children).toHaveLength(1));
  });
});
