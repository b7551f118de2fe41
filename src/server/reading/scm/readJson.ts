import { isJsonObject } from '#model';
import type { ConfigData } from '#backend';

/** Parses the JSON of a response. Lists are the value of `items`. Returns an empty map if it is not JSON. */
export function readJson(body: string): ConfigData {
  try {
    // Gerrit puts a line in front, so that the response is not a script.
    const value: unknown = JSON.parse(body.replace(/^\)\]\}'\n?/, ''));
    if (Array.isArray(value)) return { items: value };
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}
