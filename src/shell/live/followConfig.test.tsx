import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { InjectedConfig } from '#config';
import { openInjectedConfig } from '#config/browser';
import { createProblem, type Problem } from '#diagnostics';
import { bootTrellis } from '../start/bootTrellis';
import type { applyConfig } from './applyConfig';
import { createFakeStreams } from './testing/fakeStreams';
import { notesFeatures } from './testing/notesPlugin';

vi.mock('../start/whenIdle', () => ({ whenIdle: (begin: () => void) => begin() }));

/** The changes that the portal has taken, or is about to take. */
const { taken } = vi.hoisted(() => ({ taken: [] as Array<Promise<unknown>> }));
vi.mock('./applyConfig', async (importOriginal) => {
  const original = await importOriginal<{ applyConfig: typeof applyConfig }>();
  return {
    applyConfig: (...given: Parameters<typeof applyConfig>) => {
      const applied = original.applyConfig(...given);
      taken.push(applied);
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
  // The portal of a test must not hear of the next one.
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

/** Starts the portal and writes into its second note. */
async function start(app: object = {}): Promise<HTMLInputElement> {
  await boot(inject(app));
  const note = await screen.findByRole<HTMLInputElement>('textbox', { name: 'two' });
  await waitFor(() => expect(server.streams).toHaveLength(1));
  fireEvent.change(note, { target: { value: 'half a thought' } });
  note.focus();
  return note;
}

/** Sends a configuration, and waits until the portal has taken it. */
async function change(injected: InjectedConfig): Promise<void> {
  const before = taken.length;
  await act(async () => {
    server.streams.at(-1)?.send('config', injected);
    await expect.poll(() => taken.length).toBe(before + 1);
    await taken.at(-1);
  });
}

async function report(problems: readonly Problem[]): Promise<void> {
  await act(async () => server.streams.at(-1)?.send('report', { problems }));
}

/** A moment in which something could happen that must not. */
const pause = () => act(() => new Promise((resolve) => setTimeout(resolve, 30)));

describe('a portal whose configuration changes', () => {
  it.each([
    ['the title of the page', entries({ 'page:notes': { config: { title: 'Thoughts' } } }), 'Thoughts'],
    ['a card that is disabled', entries({ 'card:notes/one': false }), undefined],
    ['another order', entries('card:notes/two', 'card:notes/one'), undefined],
    ['what lies around the cards', entries({ 'layout:notes': { config: { wide: true } } }), undefined],
    ['the card beside it', entries({ 'card:notes/one': { config: { title: 'first' } } }), undefined],
    ['the title of the app', { title: 'Harbour' }, undefined],
  ])('keeps what somebody writes through a change of %s', async (_, app, heading) => {
    const note = await start();
    await change(inject(app));
    await waitFor(() =>
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading ?? 'Notes'),
    );
    expect(screen.getByRole('textbox', { name: 'two' })).toBe(note);
    expect(note).toHaveValue('half a thought');
    expect(note).toHaveFocus();
  });

  it('shows the change, also in what is drawn anew', async () => {
    const note = await start();
    await change(inject(entries({ 'card:notes/one': false })));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'one' })).not.toBeInTheDocument());
    await change(inject(entries({ 'card:notes/two': { config: { title: 'second' } } })));
    expect(await screen.findByRole('textbox', { name: 'one' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'second' })).toBe(note);
    expect(note).toHaveValue('half a thought');
  });

  it('draws again what broke, when its settings are mended', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    await start(entries({ 'card:notes/one': { config: { title: 'broken' } } }));
    expect(await screen.findByText('This title cannot be drawn.')).toBeInTheDocument();
    await change(inject());
    expect(await screen.findByRole('textbox', { name: 'one' })).toBeInTheDocument();
    expect(screen.queryByText('This title cannot be drawn.')).not.toBeInTheDocument();
  });

  it('lets components read it, and makes an API anew only when that has read what changed', async () => {
    await start();
    const footer = screen.getByRole('contentinfo');
    const number = /number \d+/.exec(footer.textContent)?.[0];
    expect(footer).toHaveTextContent(/^Portal at http:\/\/localhost, number/);
    await change(inject({ title: 'Harbour' }));
    await waitFor(() => expect(footer).toHaveTextContent(`Harbour at http://localhost, ${number}`));
    const moved = inject();
    moved.config['backend'] = { baseUrl: 'http://elsewhere' };
    await change(moved);
    await waitFor(() => expect(footer).toHaveTextContent('Portal at http://elsewhere'));
    expect(footer).not.toHaveTextContent(number ?? '');
  });

  it('stays as it was, and says so, where the change cannot be shown in this browser', async () => {
    const note = await start();
    const error = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const bad = { title: 'Harbour', ...entries({ 'layout:notes': false }) };
    await change(inject(bad));
    await waitFor(() => expect(error).toHaveBeenCalledTimes(1));
    expect(String(error.mock.calls[0]?.[1])).toContain('EXTENSION_ATTACHMENT_MISSING');
    expect(screen.getByRole('textbox', { name: 'two' })).toBe(note);
    expect(screen.getByRole('contentinfo')).toHaveTextContent('Portal at');
    await change(inject({ title: 'Mended' }));
    await waitFor(() => expect(screen.getByRole('contentinfo')).toHaveTextContent('Mended at'));
    expect(note).toHaveValue('half a thought');
  });
});

describe('the report of what is wrong with the files', () => {
  const problem = createProblem('CONFIG_SYNTAX_INVALID', { message: 'The list is not closed.' });

  it('lies over the portal until the files are mended', async () => {
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

  it('is not shown for warnings, which keep nothing from running', async () => {
    await start();
    const warning = createProblem('CONFIG_KEY_UNKNOWN', { message: 'Nobody reads it.' });
    await report([warning]);
    await pause();
    expect(screen.queryByText('Nobody reads it.')).not.toBeInTheDocument();
  });
});

describe('the connection', () => {
  it('names the version that the page has, and the last one that came', async () => {
    const injected = inject();
    await boot(injected);
    await waitFor(() => expect(server.streams).toHaveLength(1));
    const address = 'http://localhost/api/trellis/config/events?version=';
    expect(server.streams[0]?.url).toBe(`${address}${injected.live?.version}`);
    const next = inject();
    await change(next);
    server.streams[0]?.end();
    await waitFor(() => expect(server.streams).toHaveLength(2));
    expect(server.streams[1]?.url).toBe(`${address}${next.live?.version}`);
  });

  it('is not opened where nobody tells of changes', async () => {
    const { live: _, ...still } = inject();
    await boot(still);
    await screen.findByRole('textbox', { name: 'two' });
    expect(fetch).not.toHaveBeenCalled();
  });
});
