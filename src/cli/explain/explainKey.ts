import type { ConfigExplanation, LoadedConfig } from '#config/node';
import { describeWanted } from '../schemas/editor/describeWanted';
import type { JsonSchema } from '../schemas/jsonSchema';

/** Explains a value, with what its schema says where the configuration's own does not know it. */
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

/** What a value must be, unless only code can say it. */
function describeType(schema: JsonSchema): string {
  const text = describeWanted(schema);
  return text.includes('something else') ? 'as described' : text;
}

function addText(key: 'description' | 'wanted', text: string | undefined): Partial<ConfigExplanation> {
  return text === undefined || text === '' ? {} : { [key]: text };
}
