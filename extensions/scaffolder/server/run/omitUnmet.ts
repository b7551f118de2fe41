import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import { isTruthy } from './stepCondition';

/**
 * Returns the rendered output of a task without links and texts whose condition `if` is not met. A condition without a value is
 * absent from the rendered output, so `template` says whether there is one.
 */
export function omitUnmet(output: JsonObject, template: JsonObject): JsonObject {
  const filter = (items: JsonValue | undefined, templates: JsonValue | undefined): JsonValue | undefined => {
    if (!Array.isArray(items) || !Array.isArray(templates)) return items;
    return items.flatMap((item, index) => {
      const written = templates[index];
      if (!isJsonObject(item) || !isJsonObject(written) || !('if' in written)) return [item];
      const { if: condition = null, ...rest } = item;
      return isTruthy(condition) ? [rest] : [];
    });
  };
  const kept = ['links', 'text'].filter((name) => name in output);
  return {
    ...output,
    ...Object.fromEntries(kept.map((name) => [name, filter(output[name], template[name])])),
  };
}
