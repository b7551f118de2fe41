import { isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { ParameterSchema } from '../../protocol/templates';
import {
  isShown,
  type SplitOptions,
  type SplitParameters,
  splitParameters,
} from '../../form/schema/splitParameters';

/** A page of the form. */
export interface TemplatePage extends SplitParameters {
  title: string;
  description: string | undefined;
}

/** Lists the pages that the user sees. Parts with an inactive feature flag are left out. */
export function listPages({ steps }: ParameterSchema, options: SplitOptions): TemplatePage[] {
  return steps
    .filter(({ schema }) => isShown(schema, options.isFlagActive))
    .map(({ title, description, schema }) => ({
      title,
      description: description ?? readText(schema['description']),
      ...splitParameters(schema, options),
    }));
}

function readText(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined;
}

/** Lists the names of properties with secrets. They are never stored. */
export function listSecretNames(pages: readonly TemplatePage[]): string[] {
  return [...new Set(pages.flatMap(({ uiSchema }) => findSecrets(uiSchema)))];
}

function findSecrets(uiSchema: JsonObject): string[] {
  return Object.entries(uiSchema).flatMap(([name, value]) => {
    if (name.startsWith('ui:')) return [];
    const parts = Array.isArray(value) ? value : [value];
    return parts.filter(isJsonObject).flatMap((part) => (isSecret(part) ? [name] : findSecrets(part)));
  });
}

/** Whether a field has a secret: it hides what the user types. */
export function isSecret(ui: JsonObject): boolean {
  const options = isJsonObject(ui['ui:options']) ? ui['ui:options'] : {};
  return (
    (ui['ui:widget'] ?? options['widget']) === 'password' || (ui['ui:field'] ?? options['field']) === 'Secret'
  );
}

/** Leaves out the values with these names, at any depth. */
export function omitSecrets(values: JsonObject, names: readonly string[]): JsonObject {
  const omit = (value: JsonValue | undefined): JsonValue | undefined => {
    if (Array.isArray(value)) return value.map((item) => omit(item) as JsonValue);
    return isJsonObject(value) ? omitSecrets(value, names) : value;
  };
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]) => (names.includes(name) ? [] : [[name, omit(value)]])),
  );
}
