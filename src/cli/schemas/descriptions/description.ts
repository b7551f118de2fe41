import type { JsonSchema } from '../jsonSchema';

/**
 * What people read of a config key. The schemas that check a config are part of the first load of the portal, so what only
 * editors and reference pages need stands beside the generators instead.
 */
export interface KeyDescription {
  text: string;
  /** What counts when the key is absent, where the schema itself does not say. */
  default?: unknown;
  examples?: unknown[];
  /** The type, where the schema is code and cannot say. */
  schema?: JsonSchema;
}

/** Keys by path below `config`: `redirects`, `redirects[]` for each item, `groups[].*` for each value of a map, `redirects[].from`. */
export type KeyDescriptions = Readonly<Record<string, string | KeyDescription>>;

/** What people read of an extension. */
export interface ExtensionDescription {
  /** A sentence: what it is or shows. */
  text: string;
  config?: KeyDescriptions;
  /** Inputs by name: a sentence each. */
  inputs?: Readonly<Record<string, string>>;
  /** A config worth showing, for the reference page. */
  example?: Readonly<Record<string, unknown>>;
}

/** Gives a description its long form. */
export function openDescription(description: string | KeyDescription): KeyDescription {
  return typeof description === 'string' ? { text: description } : description;
}
