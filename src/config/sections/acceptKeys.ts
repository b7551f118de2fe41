import { z } from 'zod';
import { type AcceptedKey, parseAcceptedPath } from '../schema/acceptedKey';
import { elsewhere, readDef, readMeta, unwrap } from '../schema/keys';
import { map } from '../schema/values';

type Schema = z.ZodType;

/** Accepted keys as a tree. The steps are keys, `[]` and `*`. */
interface AcceptedTree {
  key?: AcceptedKey;
  children: Map<string, AcceptedTree>;
}

/** Adds keys that other programs read to the sections. Keys with a schema keep it, and strict maps stay strict. */
export function acceptKeys(
  sections: Readonly<Record<string, Schema>>,
  accepted: readonly AcceptedKey[],
): Record<string, Schema> {
  return accepted.length > 0 ? addToShape(sections, createTree(accepted)) : { ...sections };
}

function createTree(accepted: readonly AcceptedKey[]): AcceptedTree {
  const root: AcceptedTree = { children: new Map() };
  for (const key of accepted) {
    let node = root;
    for (const step of parseAcceptedPath(key.path)) {
      const child = node.children.get(step) ?? { children: new Map() };
      node.children.set(step, child);
      node = child;
    }
    node.key = key;
  }
  return root;
}

function addTo(schema: Schema, tree: AcceptedTree | undefined): Schema {
  if (!tree || tree.children.size === 0) return schema;
  const { innerType, shape, catchall, element, valueType, options } = readDef(schema);
  if (innerType) return replaceInside(schema, { innerType: addTo(innerType as Schema, tree) });
  if (options)
    return replaceInside(schema, { options: options.map((option) => addTo(option as Schema, tree)) });
  if (element) return replaceInside(schema, { element: addTo(element as Schema, tree.children.get('[]')) });
  if (valueType)
    return replaceInside(schema, { valueType: addTo(valueType as Schema, tree.children.get('*')) });
  if (!shape) return schema;
  return replaceInside(schema, {
    shape: addToShape(
      shape as Readonly<Record<string, Schema>>,
      catchall ? withoutCovered(tree, catchall) : tree,
    ),
  });
}

/** Removes the keys that the schema of other keys covers: all if it accepts any value, and maps if it is a map. */
function withoutCovered(tree: AcceptedTree, catchall: z.core.$ZodType): AcceptedTree {
  const { type } = readDef(unwrap(catchall));
  if (type === 'unknown' && readMeta(catchall).deepVisibility === undefined) return tree;
  const rest = [...tree.children].filter(([, child]) => type === 'object' && isLeaf(child));
  return { ...tree, children: new Map(rest) };
}

function isLeaf({ key, children }: AcceptedTree): boolean {
  return children.size === 0 && key?.type.includes('map') === false;
}

function addToShape(
  shape: Readonly<Record<string, Schema>>,
  { children }: AcceptedTree,
): Record<string, Schema> {
  const added = Object.entries(shape).map(
    ([key, schema]) => [key, addTo(schema, children.get(key))] as const,
  );
  const missing = [...children].filter(([step]) => !isPattern(step) && !Object.hasOwn(shape, step));
  return Object.fromEntries([
    ...added,
    ...missing.map(([key, tree]) => [key, createAccepted(tree)] as const),
  ]);
}

/** Returns a copy with other schemas inside. */
function replaceInside(schema: Schema, inside: Record<string, unknown>): Schema {
  return z.core.clone(schema, { ...schema.def, ...inside }).meta(readMeta(schema));
}

/** Creates a schema that accepts any value and knows which parts are secret. */
function createAccepted({ key, children }: AcceptedTree): Schema {
  const any = elsewhere(key ? `Read by ${key.packages.join(', ')}.` : 'A setting of a plugin.');
  const forms: Schema[] = [z.unknown()];
  const named = [...children].filter(([step]) => !isPattern(step));
  const other = children.get('*');
  const item = children.get('[]');
  if (named.length > 0 || other)
    forms.push(
      map(Object.fromEntries(named.map(([step, tree]) => [step, createAccepted(tree)]))).catchall(
        other ? createAccepted(other) : z.unknown(),
      ),
    );
  if (item) forms.push(z.array(createAccepted(item)));
  const visibility = key?.visibility === 'secret' ? 'secret' : 'backend';
  return z
    .union(forms)
    .optional()
    .meta({ ...readMeta(any), visibility });
}

function isPattern(step: string): boolean {
  return step === '[]' || step === '*';
}
