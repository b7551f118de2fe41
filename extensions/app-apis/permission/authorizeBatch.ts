import type { AuthorizePermissionRequest, AuthorizePermissionResponse } from '#sdk';
import { postQuestions, type PostQuestionsOptions } from './postQuestions';
import { groupByPermission, listEach } from './questionItems';

/** Asks the backend one question. Questions in the same task are sent in one request. */
export type AuthorizeBatch = (request: AuthorizePermissionRequest) => Promise<AuthorizePermissionResponse>;

interface Waiting {
  id: string;
  request: AuthorizePermissionRequest;
  resolve: (response: AuthorizePermissionResponse) => void;
  reject: (error: unknown) => void;
}

/** Options of {@link createAuthorizeBatch}. */
export interface AuthorizeBatchOptions extends Omit<PostQuestionsOptions, 'toItems'> {
  /** Whether the backend accepts several resources in one item. */
  isGrouped: boolean;
}

/** Creates a client for the permission endpoint of the backend. */
export function createAuthorizeBatch({ isGrouped, ...endpoint }: AuthorizeBatchOptions): AuthorizeBatch {
  const options = { ...endpoint, toItems: isGrouped ? groupByPermission : listEach };
  let waiting: Waiting[] = [];

  async function send(): Promise<void> {
    const batch = waiting;
    waiting = [];
    try {
      const answers = await postQuestions(batch, options);
      for (const { id, resolve } of batch) resolve({ result: answers.get(id) ?? 'DENY' });
    } catch (error) {
      for (const { reject } of batch) reject(error);
    }
  }

  return (request) =>
    new Promise((resolve, reject) => {
      // Waits for the next task, so that all components of a render pass are included.
      if (waiting.length === 0) setTimeout(() => void send());
      waiting.push({ id: `${waiting.length + 1}`, request, resolve, reject });
    });
}
