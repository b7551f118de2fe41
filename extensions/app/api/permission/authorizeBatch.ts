import type { AuthorizePermissionRequest, AuthorizePermissionResponse } from '#sdk';
import { postQuestions, type PostQuestionsOptions } from './postQuestions';

/** Asks the backend one question; those asked in the same moment travel in one request. */
export type AuthorizeBatch = (request: AuthorizePermissionRequest) => Promise<AuthorizePermissionResponse>;

interface Waiting {
  id: string;
  request: AuthorizePermissionRequest;
  resolve: (response: AuthorizePermissionResponse) => void;
  reject: (error: unknown) => void;
}

/** Creates the client of the backend's permission endpoint. */
export function createAuthorizeBatch(options: PostQuestionsOptions): AuthorizeBatch {
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
      // A task later, so that every component that renders in this pass can ask.
      if (waiting.length === 0) setTimeout(() => void send());
      waiting.push({ id: `${waiting.length + 1}`, request, resolve, reject });
    });
}
