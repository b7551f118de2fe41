import type { CollectedTypes } from './collectTypes';
import { namedTypeOf, type SchemaInput, type SchemaModel, type SchemaUsage } from './schemaModel';

/** Collects where each type is used and which types implement an interface. Adds used types that the language defines. */
export function collectReferences(
  collected: CollectedTypes,
): Pick<SchemaModel, 'usages' | 'implementations'> {
  const usages = new Map<string, SchemaUsage[]>();
  const implementations = new Map<string, string[]>();
  const addUsage = (type: string, usage: SchemaUsage) => append(usages, namedTypeOf(type), usage);
  const addInputs = (inputs: readonly SchemaInput[], usage: SchemaUsage) =>
    inputs.forEach(({ name, type }) => addUsage(type, { ...usage, argument: name }));
  for (const { name: owner, fields, interfaces, members } of collected.types.values()) {
    for (const field of fields) {
      addUsage(field.type, { owner, field: field.name });
      addInputs(field.args, { owner, field: field.name });
    }
    for (const name of interfaces) append(implementations, name, owner);
    for (const name of members) addUsage(name, { owner });
  }
  for (const { name, args } of collected.directives.values()) addInputs(args, { owner: `@${name}` });
  addBuiltInScalars(collected, usages);
  return { usages, implementations };
}

const builtInScalars = ['Boolean', 'Float', 'ID', 'Int', 'String'];

function addBuiltInScalars({ types }: CollectedTypes, usages: SchemaModel['usages']): void {
  for (const name of builtInScalars)
    if (usages.has(name) && !types.has(name))
      types.set(name, {
        name,
        kind: 'scalar',
        directives: [],
        fields: [],
        interfaces: [],
        members: [],
        values: [],
      });
}

function append<TValue>(map: Map<string, TValue[]>, key: string, value: TValue): void {
  const list = map.get(key);
  if (list) list.push(value);
  else map.set(key, [value]);
}
