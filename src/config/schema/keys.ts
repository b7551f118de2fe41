import { z } from 'zod';

/** Who may see a value: the browser, the server only, or the server with its value hidden whenever it is printed. */
type Visibility = 'frontend' | 'backend' | 'secret';

/** What a schema says of a key besides its type. Travels with the schema as zod metadata. */
export interface KeyMeta {
  description?: string;
  /** Of this value alone; a map or a list says nothing for what is in it. Default: `backend`. */
  visibility?: Visibility;
  /** Of the whole subtree, where no schema describes the inside. */
  deepVisibility?: Visibility;
  /** What a value must be, as it ends the sentence "'app.title' must be …". */
  wanted?: string;
  /** Words that a free text usually is one of. */
  usual?: string[];
  /** Accepted for the sake of other backends; not worth naming where known keys are listed. */
  unused?: boolean;
  /** How a JSON Schema describes the type, where that of zod would be too strict or too hard to read. */
  jsonSchema?: Record<string, unknown>;
  [name: string]: unknown;
}

/** The metadata of a schema, its wrappers (optional, default) looked through; the outermost word counts. */
export function readMeta(schema: z.core.$ZodType): KeyMeta {
  const own = (z.globalRegistry.get(schema) ?? {}) as KeyMeta;
  const inner = unwrapOnce(schema);
  return inner ? { ...readMeta(inner), ...own } : own;
}

/** The parts of a schema's definition that a walk over it follows; which of them are there depends on its type. */
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

/** The definition of a schema, as zod keeps it. */
export function readDef(schema: z.core.$ZodType): SchemaDef {
  return (schema as z.ZodType).def;
}

/** The schema inside of an optional, nullable or default one. */
function unwrapOnce(schema: z.core.$ZodType): z.core.$ZodType | undefined {
  return readDef(schema).innerType;
}

/** The schema without its wrappers. */
export function unwrap(schema: z.core.$ZodType): z.core.$ZodType {
  const inner = unwrapOnce(schema);
  return inner ? unwrap(inner) : schema;
}

/** Marks a value as one that the browser gets. */
export function frontend<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'frontend' });
}

/** Marks a subtree without a schema of its own as one that the browser gets whole. */
export function frontendDeep<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, deepVisibility: 'frontend' });
}

/** Describes a value that stays on the server. */
export function backend<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'backend' });
}

/** Marks a value that stays on the server and is hidden in everything that is printed. */
export function secret<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, visibility: 'secret' });
}

/** Marks a subtree without a schema of its own whose inside may hold secrets. */
export function secretDeep<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description, deepVisibility: 'secret' });
}

/** Describes a key that other backends read and this one does not: it is accepted, so that their files work unchanged. */
export function elsewhere(description: string) {
  return backend(
    z.unknown().meta({ wanted: 'anything', unused: true }),
    `${description} Read by a Backstage backend; the embedded one has no use for it.`,
  );
}

/** Says what a map of keys is for. */
export function described<T extends z.ZodType>(schema: T, description: string): T {
  return schema.meta({ ...readMeta(schema), description });
}
