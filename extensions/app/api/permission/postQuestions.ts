import { authorizeResponseSchema } from '#protocol';
import {
  ResponseError,
  type AuthorizePermissionRequest,
  type AuthorizePermissionResponse,
  type DiscoveryApi,
  type FetchApi,
} from '#sdk';

/** A question to the permission backend, with the id that its answer will carry. */
export interface Question {
  id: string;
  request: AuthorizePermissionRequest;
}

/**
 * Asks the permission backend some questions at once.
 *
 * @returns the answers by the ids of the questions.
 * @throws when the backend refuses, or answers other questions than those asked.
 */
export async function postQuestions(
  questions: readonly Question[],
  discovery: DiscoveryApi,
  fetchApi: FetchApi,
): Promise<Map<string, AuthorizePermissionResponse['result']>> {
  const items = questions.map(({ id, request }) => ({
    id,
    permission: request.permission,
    ...(request.resourceRef === undefined ? {} : { resourceRef: request.resourceRef }),
  }));
  const response = await fetchApi.fetch(`${await discovery.getBaseUrl('permission')}/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ items }),
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);

  const answer = authorizeResponseSchema.safeParse(await response.json());
  const results = new Map(answer.data?.items.map(({ id, result }) => [id, result]));
  if (results.size !== items.length || items.some(({ id }) => !results.has(id)))
    throw new Error('Items in response do not match request');
  return results;
}
