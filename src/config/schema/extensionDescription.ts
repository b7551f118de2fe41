import type { JsonSchema } from './jsonSchema';

/**
 * Describes one key of a config. Editors and reference pages show it. Descriptions live apart from the schemas that check a
 * config because those are part of the first load of the portal.
 */
export interface KeyDescription {
  text: string;
  /** The value that applies when the key is absent, if the schema does not state it. */
  default?: unknown;
  examples?: unknown[];
  /** The type, if the schema is code and cannot state it. */
  schema?: JsonSchema;
}

/** Keys by path: `redirects`, `redirects[]` for each item, `groups[].*` for each value of a map, `redirects[].from`. */
export type KeyDescriptions = Readonly<Record<string, string | KeyDescription>>;

/** Describes one extension for editors and reference pages. */
export interface ExtensionDescription {
  /** A sentence: what it is or shows. */
  text: string;
  /** Keys by path below `config`. */
  config?: KeyDescriptions;
  /** Inputs by name: a sentence each. */
  inputs?: Readonly<Record<string, string>>;
  /** A config worth showing, for the reference page. */
  example?: Readonly<Record<string, unknown>>;
}

/** Descriptions by extension id. */
export type ExtensionDescriptions = Readonly<Record<string, ExtensionDescription>>;
