import type { ConfigPath } from '#diagnostics';
import { z } from 'zod';

/** Who may see a value: browsers, only the server, or only the server and never in printed output. */
type Visibility = 'frontend' | 'backend' | 'secret';

/** The reason why a value of the right type is a mistake, or probably is one. */
export interface Doubt {
  /** Completes a sentence that starts with the quoted path of the value. */
  text: string;
  hint?: string;
  /** What was probably meant, best match first. */
  candidates?: readonly string[];
  /** The path of the value in question, if it is part of the given value. */
  path?: ConfigPath;
}

/** The issue of a value that breaks a rule. */
interface BrokenRule {
  params: { broken: Doubt };
}

/**
 * Rejects values that break a rule between several keys. `list` returns the broken rules; the `path` of each is the value that is
 * then ignored. It is only called for values whose types are valid.
 */
export function ruled<T extends z.ZodType>(schema: T, list: (value: z.output<T>) => readonly Doubt[]): T {
  const checked = schema.check((context) => {
    for (const broken of list(context.value))
      context.issues.push({
        code: 'custom',
        input: context.value,
        path: [...(broken.path ?? [])],
        params: { broken } satisfies BrokenRule['params'],
      });
  });
  return checked.meta(readMeta(schema));
}

/** Whether an issue comes from a broken rule. */
export function isBrokenRule<T extends z.core.$ZodIssue>(issue: T): issue is T & BrokenRule {
  return issue.code === 'custom' && issue.params?.['broken'] !== undefined;
}

/** What a check of values knows about its surroundings. */
export interface DoubtContext {
  /** Searches for a file, a folder or a glob, relative to the working folder. */
  findFiles: (target: string) => FoundFiles;
}

/** Whether files exist, and if not, similar names. */
export interface FoundFiles {
  exist: boolean;
  candidates: readonly string[];
}

/** Metadata of a key in addition to its type. Stored as zod metadata. */
export interface KeyMeta {
  description?: string;
  /** Visibility of this value. Does not apply to the contents of maps and lists. Default: `backend`. */
  visibility?: Visibility;
  /** Visibility of the whole subtree, if no schema describes its contents. */
  deepVisibility?: Visibility;
  /** The valid values, to complete the sentence "'app.title' must be …". */
  wanted?: string;
  /** The usual values of a string that accepts any value. */
  usual?: string[];
  /** Finds out whether a valid value is probably a mistake. */
  doubt?: (value: unknown, context: DoubtContext) => Doubt | undefined;
  /** Accepted for other backends, but not used. Omitted from lists of known keys. */
  unused?: boolean;
  /** A map in which plugins can have keys of their own. Only likely typos in it are reported. */
  holdsPlugins?: boolean;
  /** Checked, but no plugin here reads it or its contents. */
  unread?: boolean;
  /** The JSON Schema type, if the one from zod is too strict or hard to read. */
  jsonSchema?: Record<string, unknown>;
  [name: string]: unknown;
}

/** The valid values of schemas without metadata, such as the items of a list of strings. */
const wantedByType: { readonly [type in string]: string } = {
  string: 'a string',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  // `catchall` creates a schema without the metadata of its map.
  object: 'a map',
  record: 'a map',
};

/** Returns the metadata of a schema. Values of wrappers (optional, default) override those of the wrapped schema. */
export function readMeta(schema: z.core.$ZodType): KeyMeta {
  const wanted = wantedByType[readDef(schema).type];
  const own = (z.globalRegistry.get(schema) ?? (wanted === undefined ? {} : { wanted })) as KeyMeta;
  const inner = unwrapOnce(schema);
  return inner ? { ...readMeta(inner), ...own } : own;
}

/** The parts of a schema definition that contain other schemas. The type determines which of them exist. */
export interface SchemaDef {
  type: string;
  innerType?: z.core.$ZodType;
  defaultValue?: unknown;
  shape?: Record<string, z.core.$ZodType>;
  catchall?: z.core.$ZodType;
  element?: z.core.$ZodType;
  valueType?: z.core.$ZodType;
  options?: z.core.$ZodType[];
  entries?: Record<string, string>;
}

/** Returns the zod definition of a schema. */
export function readDef(schema: z.core.$ZodType): SchemaDef {
  return (schema as z.ZodType).def;
}

/** Returns the schema inside an optional, nullable or default schema. */
function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return readDef(schema).innerType;
}

/** Removes all wrappers from a schema. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema);
  return inner ? unwrap(inner) : schema;
}

/** Marks a value as visible in browsers. */
export function frontend<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'frontend' });
}

/** Marks a subtree without its own schema as visible in browsers. */
export function frontendDeep<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, deepVisibility: 'frontend' });
}

/** Describes a value that is visible only on the server. */
export function backend<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'backend' });
}

/** Marks a value as a secret: it is visible only on the server and hidden in printed output. */
export function secret<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'secret' });
}

/** Marks a subtree without its own schema as a possible container of secrets. */
export function secretDeep<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, deepVisibility: 'secret' });
}

/** Describes a key that only other backends use. It is accepted, so that configuration files for them work unchanged. */
export function elsewhere(description: string) {
  return backend(
    z.unknown().meta({ wanted: 'anything', unused: true }),
    `${description} Used only by Backstage backends, not by the embedded backend.`,
  );
}

/** Like `elsewhere`, for values that can contain secrets at any depth. */
export function secretElsewhere(description: string) {
  const schema = elsewhere(description);
  return schema.meta({ ...readMeta(schema), visibility: 'secret', deepVisibility: 'secret' });
}

/** Marks a section that no plugin here reads. Its keys are still checked. */
export function unread<T extends z.ZodType>(schema: T): T {
  return schema.meta({ ...readMeta(schema), unread: true });
}

/** Describes a map or list. */
export function described<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description });
}
