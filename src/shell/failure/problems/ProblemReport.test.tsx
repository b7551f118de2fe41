import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createProblem, type Problem } from '#diagnostics';
import { createFrontendPlugin } from '#sdk';
import { StartupFailure } from '../StartupFailure';
import { filterProblems, noFilter } from './filterProblems';
import { ProblemReport } from './ProblemReport';

const none = new Map<string, string>();

/** Sixty problems: forty warnings about unknown keys and twenty errors about invalid configurations. */
const sixty: Problem[] = Array.from({ length: 60 }, (_, index) =>
  createProblem(index % 3 === 0 ? 'EXTENSION_CONFIGURATION_INVALID' : 'CONFIG_KEY_UNKNOWN', {
    message: `Message ${index}.`,
    extensionId: `card:test/${index}`,
    where: { file: `config/${index % 2}.yaml`, line: index + 1, column: 1, path: '' },
    hint: `Hint ${index}.`,
  }),
);

const cards = () => screen.getAllByRole('article');

describe('a long report', () => {
  it('is collapsed, and its problems can be expanded one by one or all at once', async () => {
    const user = userEvent.setup();
    render(<ProblemReport problems={sixty} packages={none} level={2} />);
    expect(cards()).toHaveLength(60);
    expect(screen.getAllByText(/^Hint/)).toHaveLength(3);
    const last = cards().at(-1) as HTMLElement;
    const toggle = within(last).getByRole('button', { name: /CONFIG_KEY_UNKNOWN/ });
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(within(last).getByText('Hint 59.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Expand all' }));
    expect(screen.getAllByText(/^Hint/)).toHaveLength(60);
    await user.click(screen.getByRole('button', { name: 'Collapse all' }));
    expect(screen.queryAllByText(/^Hint/)).toHaveLength(0);
  });

  it('can be filtered by severity and by code', async () => {
    const user = userEvent.setup();
    render(<ProblemReport problems={sixty} packages={none} level={2} />);
    await user.click(screen.getByRole('button', { name: '20 errors' }));
    expect(cards()).toHaveLength(20);
    expect(screen.getByText('20 of 60 shown')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: '20 errors' }));
    const codes = screen.getByRole('group', { name: 'Codes' });
    await user.click(within(codes).getByRole('button', { name: 'CONFIG_KEY_UNKNOWN 40' }));
    expect(cards()).toHaveLength(40);
    expect(screen.queryByRole('heading', { name: /^Errors/ })).not.toBeInTheDocument();
  });

  it('can be filtered by text, and shows if nothing matches', async () => {
    const user = userEvent.setup();
    render(<ProblemReport problems={sixty} packages={none} level={2} />);
    const field = screen.getByRole('searchbox', { name: 'Filter by text, id or file' });
    await user.type(field, 'CARD:TEST/7 1.yaml');
    expect(cards()).toHaveLength(1);
    await user.type(field, ' nonsense');
    expect(screen.getByText('No problems match the filters.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Clear filters' }));
    expect(cards()).toHaveLength(60);
  });
});

describe('a short report', () => {
  it('shows all details, without a filter', () => {
    render(<ProblemReport problems={sixty.slice(0, 3)} packages={none} level={2} />);
    expect(screen.queryByRole('searchbox')).not.toBeInTheDocument();
    expect(screen.getAllByText(/^Hint/)).toHaveLength(3);
  });
});

describe('a problem', () => {
  const problem = createProblem('EXTENSION_CONFIGURATION_INVALID', {
    message: 'The path is not a string.',
    pluginId: 'test',
    excerpt: '7 | path: 42\n  |       ^^',
    fix: {
      title: 'Write "42".',
      applicability: 'safe' as const,
      edits: [],
      patch: '@@ a.yaml:7 @@\n config:\n-  path: 42\n+  path: "42"',
    },
    hint: 'Write "42".',
  });

  it('shows the changes of its fix, and copies the fixed lines', async () => {
    const user = userEvent.setup();
    render(<StartupFailure problems={[problem]} />);
    expect(screen.getAllByText(/Write "42"/)).toHaveLength(1);
    const patch = screen.getByRole('group', { name: /^Changes to/ });
    expect(patch.textContent).toBe('  config:\n-   path: 42\n+   path: "42"\n');
    await user.click(screen.getByRole('button', { name: 'Copy fix' }));
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeInTheDocument();
    expect(await navigator.clipboard.readText()).toBe('config:\n  path: "42"');
  });

  it('explains its code', () => {
    render(<StartupFailure problems={[problem]} />);
    expect(screen.getByText('What this means').closest('details')).toHaveTextContent(
      /does not match the schema of the extension/,
    );
  });

  it('shows the package of its plugin, if known', async () => {
    const plugin = createFrontendPlugin({
      pluginId: 'test',
      info: { packageJson: async () => ({ name: '@acme/test', version: '1.2.3' }) },
    });
    const silent = createFrontendPlugin({
      pluginId: 'silent',
      info: {
        packageJson: async () => {
          throw new Error('Gone.');
        },
      },
    });
    const plugins = {
      features: [silent, plugin],
      bundled: { features: [silent], packageName: 'portal@0.1.0' },
    };
    const ofSilent = { ...problem, pluginId: 'silent' };
    render(<StartupFailure problems={[problem, ofSilent]} plugins={plugins} />);
    expect(await screen.findByText('@acme/test@1.2.3')).toBeInTheDocument();
    expect(screen.getByText('portal@0.1.0')).toBeInTheDocument();
  });
});

describe('the filter', () => {
  it('matches everything while it is empty', () => {
    expect(filterProblems(sixty, noFilter)).toEqual(sixty);
  });
});
