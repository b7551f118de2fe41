/** The states of a sync with the backend. */
export type SyncPhase =
  | 'CHECKING'
  | 'BUILDING'
  | 'BUILD_READY'
  | 'BUILD_READY_RELOAD'
  | 'UP_TO_DATE'
  | 'ERROR';

/** What the reader shows. */
export type ContentState =
  | 'CHECKING'
  | 'INITIAL_BUILD'
  | 'CONTENT_NOT_FOUND'
  | 'CONTENT_FRESH'
  | 'CONTENT_STALE_REFRESHING'
  | 'CONTENT_STALE_READY'
  | 'CONTENT_STALE_ERROR';

/** The state of the content and of its sync. */
export interface SyncState<TContent> {
  /** The content that was loaded last. It stays while the next is loaded. */
  content: TContent | undefined;
  contentError: Error | undefined;
  /** Whether content is being loaded, and whether that started when a new build was ready. */
  loading: 'no' | 'stored' | 'built';
  phase: SyncPhase;
  syncError: Error | undefined;
  /** The lines of the log of the build. */
  buildLog: readonly string[];
}

/** What happened to the content or to the sync. */
export type SyncAction<TContent> =
  | { type: 'contentLoading' }
  | { type: 'content'; content?: TContent | undefined; contentError?: Error | undefined }
  | { type: 'sync'; phase: SyncPhase; syncError?: Error | undefined }
  /** New lines of the log. Without lines, the log starts again. */
  | { type: 'buildLog'; lines: readonly string[] | undefined };

/** Returns the state of a reader that has just been opened. */
export function createSyncState<TContent>(): SyncState<TContent> {
  return {
    content: undefined,
    contentError: undefined,
    loading: 'stored',
    phase: 'CHECKING',
    syncError: undefined,
    buildLog: [],
  };
}

/** Returns the next state. */
export function reduceSyncState<TContent>(
  state: SyncState<TContent>,
  action: SyncAction<TContent>,
): SyncState<TContent> {
  switch (action.type) {
    case 'contentLoading':
      return { ...state, loading: isBuilt(state.phase) ? 'built' : 'stored', contentError: undefined };
    case 'content': {
      const { content, contentError } = action;
      const next = { ...state, content, contentError, loading: 'no' } as const;
      // Content that was requested before the build was ready can be that of the previous build.
      return state.loading === 'built' ? { ...next, phase: 'UP_TO_DATE', buildLog: [] } : next;
    }
    case 'sync': {
      const { phase, syncError } = action;
      const loading = state.loading === 'built' && isBuilt(phase) ? 'stored' : state.loading;
      return { ...state, phase, loading, syncError, buildLog: phase === 'CHECKING' ? [] : state.buildLog };
    }
    case 'buildLog':
      return { ...state, buildLog: action.lines === undefined ? [] : [...state.buildLog, ...action.lines] };
  }
}

/** Returns what the reader shows in a state. */
export function resolveContentState({ content, loading, phase }: SyncState<unknown>): ContentState {
  if (loading !== 'no' || phase === 'BUILD_READY_RELOAD') return 'CHECKING';
  if (content === undefined) return withoutContent[phase] ?? 'CONTENT_NOT_FOUND';
  return withContent[phase] ?? 'CONTENT_FRESH';
}

const withoutContent: Partial<Record<SyncPhase, ContentState>> = {
  CHECKING: 'CHECKING',
  BUILDING: 'INITIAL_BUILD',
};

const withContent: Partial<Record<SyncPhase, ContentState>> = {
  BUILDING: 'CONTENT_STALE_REFRESHING',
  BUILD_READY: 'CONTENT_STALE_READY',
  ERROR: 'CONTENT_STALE_ERROR',
};

function isBuilt(phase: SyncPhase): boolean {
  return phase === 'BUILD_READY' || phase === 'BUILD_READY_RELOAD';
}
