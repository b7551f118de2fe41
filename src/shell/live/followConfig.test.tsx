import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InjectedConfig } from '#config';
import { openInjectedConfig } from '#config/browser';
import { createProblem, type Problem } from '#diagnostics';
import { bootTrellis } from '../start/bootTrellis';
import type { applyConfig } from './applyConfig';
import { createFakeStreams } from './testing/fakeStreams';
import { notesFeatures } from './testing/notesPlugin';

/** The configurations that the portal is applying or has applied. */
const { applications } = vi.hoisted(() => ({ applications: [] as Array<Promise<unknown>> }));
vi.mock('./applyConfig', async (importOriginal) => {
  const original = await importOriginal<{ applyConfig: typeof applyConfig }>();
  return {
    applyConfig: (...args: Parameters<typeof applyConfig>) => {
      const applied = original.applyConfig(...args);
      applications.push(applied);
      return applied;
    },
  };
});

let container: HTMLElement;
let server: ReturnType<typeof createFakeStreams>;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  server = createFakeStreams();
  vi.stubGlobal('fetch', vi.fn(server.answer));
});

afterEach(async () => {
  // The portal of one test must not receive events of the next one.
  await act(() => server.close());
  document.body.replaceChildren();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let versions = 0;

function inject(app: object = {}, more: Partial<InjectedConfig> = {}): InjectedConfig {
  return {
    config: { app: { title: 'Portal', ...app }, backend: { baseUrl: 'http://localhost' } },
    places: { files: [], spans: [] },
    problems: [],
    checked: true,
    live: { version: `v${(versions += 1)}`, events: '/api/trellis/config/events' },
    ...more,
  };
}

const entries = (...extensions: unknown[]) => ({ extensions });

async function boot(injected: InjectedConfig): Promise<void> {
  const config = openInjectedConfig(injected, 'http://localhost');
  await act(() => bootTrellis({ container, config, features: notesFeatures }));
}

/** Starts the portal and types into its second note. */
async function start(app: object = {}): Promise<HTMLInputElement> {
  await boot(inject(app));
  const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'two' });
  await waitFor(() => expect(server.streams).toHaveLength(1));
  fireEvent.change(note, { target: { value: 'half a thought' } });
  note.focus();
  return note;
}

/** Sends a configuration and waits until the portal has applied it. */
async function change(injected: InjectedConfig): Promise<void> {
  const before = applications.length;
  await act(async () => {
    server.streams.at(-1)?.send('config', injected);
    await expect.poll(() => applications.length).toBe(before + 1);
    await applications.at(-1);
  });
}

async function report(problems: readonly Problem[]): Promise<void> {
  await act(async () => server.streams.at(-1)?.send('report', { problems }));
}

/** Waits a moment, to check that nothing happens. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe('a portal whose configuration changes', () => {
  it.each([
    ['the title of the page', entries({ 'page:notes': { config: { title: 'Thoughts' } } }), 'Thoughts'],
    ['a card that is disabled', entries({ 'card:notes/one': false }), undefined],
    ['another order', entries('card:notes/two', 'card:notes/one'), undefined],
    ['the layout of the cards', entries({ 'layout:notes': { config: { wide: true } } }), undefined],
    ['the card beside it', entries({ 'card:notes/one': { config: { title: 'first' } } }), undefined],
    ['the title of the app', { title: 'Harbor' }, undefined],
  ])('keeps the text of an input after a change of %s', async (_, app, heading) => {
    const note = await start();
    await change(inject(app));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading ?? 'Notes'),
    );
    expect(screen.getByRole('textbox', { name: 'two' })).toBe(note);
    expect(note).toHaveValue('half a thought');
    expect(note).toHaveFocus();
  });

  it('shows the change, also in components that are created again', async () => {
    const note = await start();
    await change(inject(entries({ 'card:notes/one': false })));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'one' })).not.toBeInTheDocument());
    await change(inject(entries({ 'card:notes/two': { config: { title: 'second' } } })));
    expect(await screen.findByRole('textbox', { name: 'one' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'second' })).toBe(note);
    expect(note).toHaveValue('half a thought');
  });

  it('renders a failed component again when its settings are fixed', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await start(entries({ 'card:notes/one': { config: { title: 'broken' } } }));
    expect(await screen.findByText('This title cannot be rendered.')).toBeInTheDocument();
    await change(inject());
    expect(await screen.findByRole('textbox', { name: 'one' })).toBeInTheDocument();
    expect(screen.queryByText('This title cannot be rendered.')).not.toBeInTheDocument();
  });

  it('is visible to components, and recreates only APIs that have read a changed value', async () => {
    await start();
    const footer = screen.getByRole('contentinfo');
    const number = /number \d+/.exec(footer.textContent)?.[0];
    expect(footer).toHaveTextContent(/^Portal at http:\/\/localhost, number/);
    await change(inject({ title: 'Harbor' }));
    await waitFor(() => expect(footer).toHaveTextContent(`Harbor at http://localhost, ${number}`));
    const moved = inject();
    moved.config['backend'] = { baseUrl: 'http://elsewhere' };
    await change(moved);
    await waitFor(() => expect(footer).toHaveTextContent('Portal at http://elsewhere'));
    expect(footer).not.toHaveTextContent(number ?? '');
  });

  it('keeps running with the previous configuration, and logs an error, if the change cannot be applied', async () => {
    const note = await start();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = { title: 'Harbor', ...entries({ 'layout:notes': false }) };
    await change(inject(bad));
    await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(String(error.mock.calls[0]?.[1])).toContain('EXTENSION_ATTACHMENT_MISSING');
    expect(screen.getByRole('textbox', { name: 'two' })).toBe(note);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Portal at');
    await change(inject({ title: 'Harbor' }));
    await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('Harbor at'));
    expect(note).toHaveValue('half a thought');
  });
});

describe('the report of the configuration files', () => {
  const problem = createProblem('CONFIG_SYNTAX_INVALID', { message: 'The list is not closed.' });

  it('is shown until the files are fixed', async () => {
    const note = await start();
    await report([]);
    await pause();
    expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
    note.blur();
    await report([problem]);
    expect(await screen.findByText('The list is not closed.')).toBeInTheDocument();
    await report([]);
    await waitFor(() => expect(screen.queryByText('The list is not closed.')).not.toBeInTheDocument());
    expect(note).toHaveValue('half a thought');
  });

  it('is not shown for warnings', async () => {
    await start();
    const warning = createProblem('CONFIG_KEY_UNKNOWN', { message: 'Unknown key.' });
    await report([warning]);
    await pause();
    expect(screen.queryByText('Unknown key.')).not.toBeInTheDocument();
  });
});

describe('the connection', () => {
  it('sends the version of the page, and then the latest one', async () => {
    const injected = inject();
    await boot(injected);
    await waitFor(() => expect(server.streams).toHaveLength(1));
    const address = `${location.origin}/api/trellis/config/events?version=`;
    expect(server.streams[0]?.url).toBe(`${address}${injected.live?.version}`);
    const next = inject();
    await change(next);
    server.streams[0]?.end();
    await waitFor(() => expect(server.streams).toHaveLength(2));
    expect(server.streams[1]?.url).toBe(`${address}${next.live?.version}`);
  });

  it('is opened on the server that delivered the page, below the path of the app', async () => {
    await boot({
      ...inject(),
      config: {
        app: { baseUrl: 'https://portal.example/portal/' },
        backend: { baseUrl: 'https://backstage.example' },
      },
    });
    await waitFor(() => expect(server.streams).toHaveLength(1));
    expect(server.streams[0]?.url).toContain(`${location.origin}/portal/api/trellis/config/events?`);
  });

  it('is not opened without an event stream', async () => {
    const { live: _, ...still } = inject();
    await boot(still);
    await screen.findByRole('textbox', { name: 'two' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
