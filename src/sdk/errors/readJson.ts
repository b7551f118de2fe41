/**
 * Reads the body of a response as JSON. Answers of proxies and of web servers can be pages.
 *
 * @param plugin the backend plugin that was asked, for the message
 * @throws TypeError that says what the body is instead
 */
export async function readJson(response: Response, plugin: string): Promise<unknown> {
  const text = await response.text();
  try {
    return JSON.parse(text);
  } catch {
    const found =
      text === '' ? 'an empty body' : (response.headers.get('content-type') ?? 'an unknown content type');
    throw new TypeError(
      `Expected JSON from the ${plugin} backend, but got ${found}. Check that backend.baseUrl is the URL of the backend.`,
    );
  }
}
