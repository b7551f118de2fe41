import type { KeySchema } from '#diagnostics';
import { isZod3 } from '../../definitions/assertConfigSchema';
import type { ConfigFieldSchema, ConfigSchemaMap } from '../../definitions/configSchema';
import { validateField } from '../../instantiate/parseConfig';
import { isOpen, type JsonSchema, jsonSchemaOf } from './jsonSchemas';
import { chooseShape, itemSchema, keySchema, listPropertyNames } from './schemaAt';

/** Returns the keys that the config of an extension can have. */
export function createKeySchema(fields: ConfigSchemaMap): KeySchema {
  const names = Object.keys(fields);
  return {
    keysOf: () => ({
      names,
      isOpen: false,
      find: (key, value) => findFieldKeys(Object.hasOwn(fields, key) ? fields[key] : undefined, value),
    }),
    itemAt: () => undefined,
  };
}

function findFieldKeys(field: ConfigFieldSchema | undefined, value: unknown): KeySchema | undefined {
  if (!field || typeof value !== 'object' || value === null || keepsKeys(field, value)) return undefined;
  const schema = jsonSchemaOf(field);
  return createJsonKeySchema(schema, schema);
}

function createJsonKeySchema(schema: JsonSchema | undefined, root: JsonSchema): KeySchema | undefined {
  return (
    schema && {
      keysOf: (map) => {
        const shape = chooseShape(schema, root, map);
        return (
          shape && {
            names: listPropertyNames(shape),
            isOpen: isOpen(shape),
            find: (key) => createJsonKeySchema(keySchema(shape, key), root),
          }
        );
      },
      itemAt: (index) => createJsonKeySchema(itemSchema(schema, root, index), root),
    }
  );
}

/**
 * Whether a schema keeps every key of a value, so that no key is unknown. For most configs, this avoids creating a JSON Schema,
 * which is about a hundred times slower.
 */
function keepsKeys(field: ConfigFieldSchema, value: unknown): boolean {
  if (isZod3(field)) return false;
  const result = validateField(field, value);
  return !result.issues && hasAllKeys(value, result.value);
}

function hasAllKeys(given: unknown, kept: unknown): boolean {
  if (typeof given !== 'object' || given === null) return true;
  if (typeof kept !== 'object' || kept === null) return false;
  return Object.entries(given).every(
    ([key, value]) => Object.hasOwn(kept, key) && hasAllKeys(value, Reflect.get(kept, key)),
  );
}
