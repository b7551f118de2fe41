import { describe, expect, it, test } from 'vitest';
import {
  createSyncState,
  reduceSyncState,
  resolveContentState,
  type SyncAction,
  type SyncPhase,
} from './syncState';

type Action = SyncAction<string>;
const loading: Action = { type: 'contentLoading' };
const loaded: Action = { type: 'content', content: 'page' };
const missing: Action = { type: 'content', contentError: new Error('Page not found.') };
const sync = (phase: SyncPhase, syncError?: Error): Action => ({ type: 'sync', phase, syncError });

const after = (...actions: Action[]) => actions.reduce(reduceSyncState<string>, createSyncState<string>());
const shown = (...actions: Action[]) => resolveContentState(after(...actions));

describe('The reader', () => {
  test.each<[string, string, Action[]]>([
    ['is checking at first', 'CHECKING', []],
    ['is checking while content loads', 'CHECKING', [sync('UP_TO_DATE')]],
    ['shows content while the check runs', 'CONTENT_FRESH', [loaded, sync('CHECKING')]],
    ['shows content that is up to date', 'CONTENT_FRESH', [loaded, sync('UP_TO_DATE')]],
    ['keeps checking without content', 'CHECKING', [missing, sync('CHECKING')]],
    ['shows the first build', 'INITIAL_BUILD', [missing, sync('BUILDING')]],
    ['shows that a newer version is built', 'CONTENT_STALE_REFRESHING', [loaded, sync('BUILDING')]],
    ['offers the newer version', 'CONTENT_STALE_READY', [loaded, sync('BUILD_READY')]],
    ['is checking until the first build is loaded', 'CHECKING', [missing, sync('BUILD_READY_RELOAD')]],
    ['keeps content if the build fails', 'CONTENT_STALE_ERROR', [loaded, sync('ERROR', new Error('x'))]],
    ['shows that there is no content', 'CONTENT_NOT_FOUND', [missing, sync('UP_TO_DATE')]],
    ['shows that the first build failed', 'CONTENT_NOT_FOUND', [missing, sync('ERROR', new Error('x'))]],
  ])('%s', (_title, state, actions) => {
    expect(shown(...actions)).toBe(state);
  });

  it('is up to date after it loaded a new build, and clears the log', () => {
    for (const ready of ['BUILD_READY', 'BUILD_READY_RELOAD'] as const) {
      const state = after(loaded, { type: 'buildLog', lines: ['one', 'two'] }, sync(ready), loading, loaded);
      expect(state).toMatchObject({ phase: 'UP_TO_DATE', buildLog: [], loading: 'no' });
    }
  });

  it('still offers a new build after content that was requested before it was ready', () => {
    expect(shown(loading, sync('BUILD_READY'), loaded)).toBe('CONTENT_STALE_READY');
    expect(shown(missing, loading, sync('BUILD_READY_RELOAD'), loaded)).toBe('CHECKING');
  });

  it('offers a second build that is ready while it loads the first', () => {
    expect(shown(loaded, sync('BUILD_READY'), loading, sync('BUILD_READY'), loaded)).toBe(
      'CONTENT_STALE_READY',
    );
  });

  it('clears the log and the error when the check starts again', () => {
    const failed = after(loaded, { type: 'buildLog', lines: ['one'] }, sync('ERROR', new Error('x')));
    expect(failed).toMatchObject({ buildLog: ['one'], syncError: new Error('x') });
    expect(reduceSyncState(failed, sync('CHECKING'))).toMatchObject({ buildLog: [], syncError: undefined });
  });

  it('starts the log again after a new connection', () => {
    const lines = (...all: string[]): Action => ({ type: 'buildLog', lines: all });
    expect(after(lines('one'), { type: 'buildLog', lines: undefined }, lines('one', 'two')).buildLog).toEqual(
      ['one', 'two'],
    );
  });

  it('keeps the content while the next page loads, and forgets it after a failure', () => {
    expect(after(loaded, loading).content).toBe('page');
    expect(after(loaded, loading, missing)).toMatchObject({
      content: undefined,
      contentError: new Error('Page not found.'),
    });
  });
});
