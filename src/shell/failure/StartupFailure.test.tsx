import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createProblem, type Problem } from '#diagnostics';
import { CrashPage } from './CrashPage';
import { printFailureReport } from './problems/printFailureReport';
import { StartupFailure } from './StartupFailure';

const problems: Problem[] = [
  createProblem('INVALID_EXTENSION_CONFIG_KEY', {
    message: "Extension 'page:catalogg' does not exist, so its entry has no effect.",
    hint: 'Change the id.',
    candidates: ['page:catalog'],
    extensionId: 'page:catalogg',
  }),
  createProblem('EXTENSION_CONFIGURATION_INVALID', {
    message: "Invalid configuration for extension 'page:catalog'; expected string at 'path'.",
    hint: 'Change the value.',
    where: {
      file: 'config/app-config.yaml',
      line: 12,
      column: 7,
      path: 'app.extensions[3].page:catalog.config.path',
    },
    excerpt: '  12 |       path: 42\n     |             ^^',
    extensionId: 'page:catalog',
    pluginId: 'catalog',
    cause: 'Expected string',
  }),
  createProblem('ROUTE_NOT_FOUND', { message: 'The route does not exist.', routeId: 'scaffolder.root' }),
];

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the startup-failure screen', () => {
  it('shows that the start failed, and the number of problems once', () => {
    render(<StartupFailure problems={problems} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('App startup failed');
    expect(screen.getByText(/^2 errors, 1 warning\b/)).toBeInTheDocument();
    expect(screen.getByText(/^These problems prevent the portal from starting/)).toBeInTheDocument();
  });

  it('shows all problems, errors first', () => {
    render(<StartupFailure problems={problems} />);
    const cards = screen.getAllByRole('article');
    expect(cards.map((card) => within(card).getByRole('heading').textContent)).toEqual([
      'ErrorEXTENSION_CONFIGURATION_INVALID',
      'ErrorROUTE_NOT_FOUND',
      'WarningINVALID_EXTENSION_CONFIG_KEY',
    ]);
  });

  it('shows the details of a problem', () => {
    render(<StartupFailure problems={problems} />);
    const [card] = screen.getAllByRole('article');
    for (const text of [
      "Invalid configuration for extension 'page:catalog'; expected string at 'path'.",
      'Change the value.',
      'config/app-config.yaml:12:7',
      'page:catalog',
      'catalog',
      'app.extensions[3].page:catalog.config.path',
      'Expected string',
    ]) {
      expect(within(card as HTMLElement).getByText(text)).toBeInTheDocument();
    }
    expect(
      within(card as HTMLElement).getByRole('group', { name: 'Excerpt of config/app-config.yaml' }),
    ).toHaveTextContent('12 | path: 42');
  });

  it('suggests similar ids, unless the hint does', () => {
    const { unmount } = render(<StartupFailure problems={problems} />);
    expect(screen.getByText('Did you mean')).toBeInTheDocument();
    unmount();
    const hinted = { ...problems[0], hint: "Did you mean 'page:catalog'?" } as Problem;
    render(<StartupFailure problems={[hinted]} />);
    expect(screen.queryByText('Did you mean')).not.toBeInTheDocument();
  });

  it('copies the whole report as text', async () => {
    const user = userEvent.setup();
    render(<StartupFailure problems={problems} />);
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(screen.getByText('Copied', { selector: '[role=status]' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe(printFailureReport('App startup failed', problems));
  });

  it('shows an error if copying fails', async () => {
    const user = userEvent.setup();
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('Not allowed'));
    render(<StartupFailure problems={problems} />);
    await user.click(screen.getByRole('button', { name: 'Copy report' }));
    expect(await screen.findByText(/Could not copy/, { selector: '[role=status]' })).toBeInTheDocument();
  });
});

describe('the report as text', () => {
  it('contains all problems with locations and ids', () => {
    expect(printFailureReport('App startup failed', problems)).toBe(
      [
        'App startup failed',
        '2 errors, 1 warning in 1 file.',
        '',
        'Error EXTENSION_CONFIGURATION_INVALID',
        "Invalid configuration for extension 'page:catalog'; expected string at 'path'.",
        '  config/app-config.yaml:12:7',
        '      12 |       path: 42',
        '         |             ^^',
        '  What to do: Change the value.',
        '  Extension: page:catalog',
        '  Plugin: catalog',
        '  Setting: app.extensions[3].page:catalog.config.path',
        '  Caused by: Expected string',
        '',
        'Error ROUTE_NOT_FOUND',
        'The route does not exist.',
        '  Route: scaffolder.root',
        '',
        'Warning INVALID_EXTENSION_CONFIG_KEY',
        "Extension 'page:catalogg' does not exist, so its entry has no effect.",
        '  What to do: Change the id.',
        '  Did you mean: page:catalog',
        '  Extension: page:catalogg',
      ].join('\n'),
    );
  });
});

describe('the crash page', () => {
  it('shows the error with collapsed details', () => {
    render(<CrashPage error={new Error('Cannot read the entity')} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Something Went Wrong');
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot read the entity');
    expect(screen.getByText('Show details')).toBeInTheDocument();
  });

  it('offers to go back only to a page of the portal', () => {
    const back = () => screen.queryByRole('button', { name: 'Go back' });
    history.replaceState({ idx: 0 }, '');
    const { unmount } = render(<CrashPage error={new Error('x')} />);
    expect(back()).not.toBeInTheDocument();
    unmount();
    history.replaceState({ idx: 1 }, '');
    render(<CrashPage error={new Error('x')} />);
    expect(back()).toBeInTheDocument();
    history.replaceState(null, '');
  });
});
