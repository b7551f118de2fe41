import type { JsonObject, JsonValue } from '../apis/configApi';

/** Names of fields that hold what nobody else may learn, in whatever spelling. */
const SECRET_NAME =
  /pass(?:word|phrase|wd|code)|secret|token|credential|api[-_]?key|private[-_]?key|\bpin\b|\botp\b/i;

/** Leaves out, at any depth, the fields that are named, and those whose name says that they hold a secret. */
export function withoutSecrets(values: JsonObject, named: readonly string[] = []): JsonObject {
  const left = Object.entries(values).flatMap(([name, value]): Array<[string, JsonValue]> => {
    if (value === undefined || named.includes(name) || SECRET_NAME.test(name)) return [];
    return [[name, strip(value, named)]];
  });
  return Object.fromEntries(left);
}

function strip(value: JsonValue, named: readonly string[]): JsonValue {
  if (Array.isArray(value)) return value.map((item) => strip(item, named));
  return typeof value === 'object' && value !== null ? withoutSecrets(value, named) : value;
}
