import type { JsonObject, JsonValue } from '#model';
import { readKey, readProperty } from './readProperty';

/** Returns the title of the value at a path: that of its schema, or its name. */
export function readTitle(schema: JsonObject, uiSchema: JsonObject, path: readonly string[]): string {
  const names = path.filter((key) => !/^\d+$/.test(key));
  const name = names.at(-1) ?? '';
  const ui = names.reduce<JsonValue | undefined>((at, key) => readKey(skipItems(at), key), uiSchema);
  const own = readKey(ui, 'ui:title');
  if (typeof own === 'string') return own;
  const found = readProperty(schema, names);
  return typeof found?.['title'] === 'string' ? found['title'] : name;
}

function skipItems(ui: JsonValue | undefined): JsonValue | undefined {
  return readKey(ui, 'items') ?? ui;
}
