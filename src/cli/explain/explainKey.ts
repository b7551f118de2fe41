import { printConfigPath } from '#diagnostics';
import type { ConfigExplanation, LoadedConfig } from '#config/node';
import { describeWanted } from '../schemas/editor/describeWanted';
import type { JsonSchema } from '#config/schema';
import { anyItem, type FoundSchema } from './findSchema';

/** Explains a value. Falls back to the schema of the extension if the configuration schema does not contain the value. */
export function explainKey(
  loaded: LoadedConfig,
  path: ReadonlyArray<string | number> | string,
  found: FoundSchema | undefined,
): ConfigExplanation {
  if (!found) return loaded.explain(path);
  const { schema } = found;
  const isAnyItem = found.path.includes(anyItem);
  const explained = isAnyItem ? explainItems(found.path) : loaded.explain(path);
  const fallback = explained.default ?? schema.default;
  return {
    ...explained,
    value: explained.value === undefined ? fallback : explained.value,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...addText('description', explained.description ?? schema.description),
    ...addText('wanted', explained.wanted ?? describeType(schema)),
  };
}

/** Explains a value of all items of a list. There is no single value. */
function explainItems(path: FoundSchema['path']): ConfigExplanation {
  return {
    path: printConfigPath(path).replaceAll(`.${anyItem}`, anyItem),
    value: undefined,
    history: [],
    isAnyItem: true,
  };
}

/** Describes the valid values, unless only code can check them. */
function describeType(schema: JsonSchema): string {
  const text = describeWanted(schema);
  return text.includes('something else') ? 'as described' : text;
}

function addText(key: 'description' | 'wanted', text: string | undefined): Partial<ConfigExplanation> {
  return text === undefined || text === '' ? {} : { [key]: text };
}
