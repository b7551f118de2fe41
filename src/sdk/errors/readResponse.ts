import { readJson } from './readJson';

/** The part of a schema that reads responses. The schemas of the protocol fit. */
export interface ResponseSchema<T> {
  safeParse(
    body: unknown,
  ):
    | { success: true; data: T }
    | { success: false; error: { issues: ReadonlyArray<{ path: PropertyKey[] }> } };
}

/**
 * Reads the body of a successful response as JSON of a schema.
 *
 * @param plugin the backend plugin that was asked, for the messages
 * @throws TypeError that says what the body is instead, or where it is not as expected
 */
export async function readResponse<T>(
  response: Response,
  schema: ResponseSchema<T>,
  plugin: string,
): Promise<T> {
  const parsed = schema.safeParse(await readJson(response, plugin));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  const where = issue && issue.path.length > 0 ? ` at '${issue.path.map(String).join('.')}'` : '';
  throw new TypeError(`The ${plugin} backend sent an unexpected response${where}.`);
}
