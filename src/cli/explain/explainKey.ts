import type { ConfigExplanation, LoadedConfig } from '#config/node';
import { describeWanted } from '../schemas/editor/describeWanted';
import type { JsonSchema } from '#config/schema';

/** Explains a value. Falls back to the schema of the extension if the configuration schema does not contain the value. */
export function explainKey(
  loaded: LoadedConfig,
  path: ReadonlyArray<string | number> | string,
  schema: JsonSchema | undefined,
): ConfigExplanation {
  const explained = loaded.explain(path);
  if (!schema) return explained;
  const fallback = explained.default ?? schema.default;
  return {
    ...explained,
    value: explained.value === undefined ? fallback : explained.value,
    ...(fallback === undefined ? {} : { default: fallback }),
    ...addText('description', explained.description ?? schema.description),
    ...addText('wanted', explained.wanted ?? describeType(schema)),
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
