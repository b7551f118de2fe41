import type { JsonObject } from '#model';
import type { FeatureFlagsApi } from '#sdk';
import type { FormField } from '../../blueprints/formField';
import { splitParameters } from '../../form/schema/splitParameters';

/** Splits a page as it is written in a template. Its fields do not take the focus away from the editor. */
export function splitLivePage(
  page: JsonObject,
  fields: ReadonlyMap<string, FormField>,
  flags: FeatureFlagsApi,
): ReturnType<typeof splitParameters> {
  return splitParameters(withoutFocus(page), {
    fieldNames: new Set(fields.keys()),
    isFlagActive: (name) => flags.isActive(name),
  });
}

function withoutFocus(page: JsonObject): JsonObject {
  return JSON.parse(
    JSON.stringify(page, (key, value: unknown) => (key === 'ui:autofocus' ? undefined : value)),
  ) as JsonObject;
}
