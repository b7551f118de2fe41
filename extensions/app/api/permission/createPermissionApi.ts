import type { AuthorizePermissionRequest, AuthorizePermissionResponse, PermissionApi } from '#sdk';
import type { AuthorizeBatch } from './authorizeBatch';

const KEPT_FOR = 60_000;

/** What {@link createPermissionApi} works with. */
export interface PermissionApiOptions {
  /** `permission.enabled`. */
  enabled: boolean;
  /** Who asks; answers are kept as long as it is the same user. */
  getUserRef: () => Promise<string>;
  authorizeBatch: AuthorizeBatch;
  now?: () => number;
}

interface Kept {
  answer: Promise<AuthorizePermissionResponse>;
  until: number;
}

/**
 * Creates the permission questions of the portal. While permissions are off, everything is allowed. Questions asked in
 * the same moment go to the backend together, and an answer is kept for a minute.
 */
export function createPermissionApi(options: PermissionApiOptions): PermissionApi {
  const { enabled, getUserRef, authorizeBatch, now = Date.now } = options;
  let answers = new Map<string, Kept>();
  let user: string | undefined;

  /** The answers that were given to this user; another's are forgotten. */
  function answersTo(userRef: string): Map<string, Kept> {
    if (user !== userRef) answers = new Map();
    user = userRef;
    return answers;
  }

  async function ask(request: AuthorizePermissionRequest): Promise<AuthorizePermissionResponse> {
    const own = answersTo(await getUserRef());
    const key = JSON.stringify([request.permission, request.resourceRef]);
    const kept = own.get(key);
    if (kept !== undefined && kept.until > now()) return kept.answer;

    const answer = authorizeBatch(request);
    own.set(key, { answer, until: now() + KEPT_FOR });
    // A failed question is asked again the next time.
    answer.catch(() => own.delete(key));
    return answer;
  }

  return {
    async authorize(request) {
      if (!enabled) return { result: 'ALLOW' };
      // The backend takes no question about all resources at once from a user.
      if (request.permission.type === 'resource' && !request.resourceRef) return { result: 'DENY' };
      return ask(request);
    },
  };
}
