import type { JsonObject, JsonValue } from '../apis/configApi';

/** Names of fields that contain secrets. */
const SECRET_NAME =
  /pass(?:word|phrase|wd|code)|secret|token|credential|api[-_]?key|private[-_]?key|\bpin\b|\botp\b/i;

/** Removes fields with secrets at any depth: the given ones, and those with a name that suggests a secret. */
export function removeSecrets(values: JsonObject, named: readonly string[] = []): JsonObject {
  const entries = Object.entries(values).flatMap(([name, value]): Array<[string, JsonValue]> => {
    if (value === undefined || named.includes(name) || SECRET_NAME.test(name)) return [];
    return [[name, strip(value, named)]];
  });
  return Object.fromEntries(entries);
}

function strip(value: JsonValue, named: readonly string[]): JsonValue {
  if (Array.isArray(value)) return value.map((item) => strip(item, named));
  return typeof value === 'object' && value !== null ? removeSecrets(value, named) : value;
}
