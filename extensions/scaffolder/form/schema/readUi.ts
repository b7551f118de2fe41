import { isJsonObject, type JsonObject, type JsonValue } from '#model';

/** Returns the `ui:*` keys of the value at a path. */
export function readUi(uiSchema: JsonObject, path: readonly string[]): JsonObject | undefined {
  let at: JsonValue | undefined = uiSchema;
  for (const key of path) {
    if (!isJsonObject(at)) return undefined;
    const { items }: JsonObject = at;
    if (/^\d+$/.test(key) && items !== undefined) at = Array.isArray(items) ? items[Number(key)] : items;
    else at = at[key];
  }
  return isJsonObject(at) ? at : undefined;
}
