import { authorizeResponseSchema, type AuthorizeResponse } from '#protocol';
import {
  ResponseError,
  type AuthorizePermissionRequest,
  type AuthorizePermissionResponse,
  type DiscoveryApi,
  type FetchApi,
} from '#sdk';
import type { QuestionItem } from './questionItems';

/** A permission question. */
export interface Question {
  id: string;
  request: AuthorizePermissionRequest;
}

/** The endpoint, and the request format. */
export interface PostQuestionsOptions {
  discovery: DiscoveryApi;
  fetchApi: FetchApi;
  /** Converts questions to the items of a request. */
  toItems: (questions: readonly Question[]) => QuestionItem[];
}

type Decision = AuthorizePermissionResponse['result'];

/**
 * Sends questions to the permission backend.
 *
 * @returns the decisions by question id.
 * @throws if the backend fails, or if its response does not match the questions.
 */
export async function postQuestions(
  questions: readonly Question[],
  { discovery, fetchApi, toItems }: PostQuestionsOptions,
): Promise<Map<string, Decision>> {
  const items = toItems(questions);
  const response = await fetchApi.fetch(`${await discovery.getBaseUrl('permission')}/authorize`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      items: items.map(({ id, permission, resourceRef }) => ({ id, permission, resourceRef })),
    }),
  });
  if (!response.ok) throw await ResponseError.fromResponse(response);

  const answer = authorizeResponseSchema.safeParse(await response.json());
  const results = new Map(answer.data?.items.map(({ id, result }) => [id, result]));
  if (results.size !== items.length) throw mismatch();
  return new Map(items.flatMap((item) => readDecisions(item, results.get(item.id))));
}

type Result = AuthorizeResponse['items'][number]['result'];

function readDecisions({ asks }: QuestionItem, result: Result | undefined): Array<[string, Decision]> {
  if (result === undefined) throw mismatch();
  if (!Array.isArray(result)) return asks.map((id) => [id, result]);
  if (result.length !== asks.length) throw mismatch();
  return asks.map((id, index) => [id, result[index] ?? 'DENY']);
}

function mismatch(): Error {
  return new Error('Items in response do not match request');
}
