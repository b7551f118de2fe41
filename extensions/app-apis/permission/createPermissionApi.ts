import type { AuthorizePermissionRequest, AuthorizePermissionResponse, PermissionApi } from '#sdk';
import type { AuthorizeBatch } from './authorizeBatch';

const KEPT_FOR = 60_000;

/** Options of {@link createPermissionApi}. */
export interface PermissionApiOptions {
  /** `permission.enabled`. */
  enabled: boolean;
  /** Returns the current user. Decisions are cached per user. */
  getUserRef: () => Promise<string>;
  /** Loads what asks the backend. Portals without permissions do not need it. */
  loadAuthorizeBatch: () => Promise<AuthorizeBatch>;
  now?: () => number;
}

interface Kept {
  answer: Promise<AuthorizePermissionResponse>;
  until: number;
}

/**
 * Creates the permission API. If permissions are disabled, everything is allowed. Questions in the same task are sent
 * in one request, and a decision is cached for a minute.
 */
export function createPermissionApi(options: PermissionApiOptions): PermissionApi {
  const { enabled, getUserRef, loadAuthorizeBatch, now = Date.now } = options;
  let loading: Promise<AuthorizeBatch> | undefined;
  let answers = new Map<string, Kept>();
  let user: string | undefined;

  /** The cached decisions of this user. Those of a former user are dropped. */
  function answersTo(userRef: string): Map<string, Kept> {
    if (user !== userRef) answers = new Map();
    user = userRef;
    return answers;
  }

  async function ask(request: AuthorizePermissionRequest): Promise<AuthorizePermissionResponse> {
    // Loaded while the user signs in.
    loading ??= loadAuthorizeBatch();
    const loaded = loading;
    loaded.catch(() => (loading = undefined));
    const own = answersTo(await getUserRef());
    const key = JSON.stringify([request.permission, request.resourceRef]);
    const kept = own.get(key);
    if (kept !== undefined && kept.until > now()) return kept.answer;

    const answer = loaded.then((authorizeBatch) => authorizeBatch(request));
    own.set(key, { answer, until: now() + KEPT_FOR });
    // A failed question is not cached.
    answer.catch(() => own.delete(key));
    return answer;
  }

  return {
    async authorize(request) {
      if (!enabled) return { result: 'ALLOW' };
      // The backend does not accept questions about all resources from users.
      if (request.permission.type === 'resource' && !request.resourceRef) return { result: 'DENY' };
      return ask(request);
    },
  };
}
