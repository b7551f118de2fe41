import { type Entity, isJsonObject, type JsonObject } from '#model';
import type { EntityFields, PrintedEntity } from '../ports/reader';
import { parseFields } from './parseFields';
import { setOwn } from './setOwn';

/** Whether a request without fields asks for the whole entity. */
export function isWhole(fields: EntityFields | undefined): fields is undefined | readonly [] {
  return fields === undefined || fields.length === 0;
}

/** Returns a stored entity with only these paths, as JSON. */
export function printFields(stored: PrintedEntity, fields: EntityFields | undefined): PrintedEntity {
  if (isWhole(fields)) return stored;
  return JSON.stringify(projectFields(parseFields(stored, fields) as unknown as Entity, fields));
}

/**
 * Returns the entity with only these paths. Keys can contain dots (`metadata.annotations.example.com/tier`), so a
 * path matches every key that it starts with. Lists are returned completely. Paths that do not exist are omitted.
 */
export function projectFields(entity: Entity, fields: EntityFields | undefined): Entity {
  if (isWhole(fields)) return entity;
  const source = entity as unknown as JsonObject;
  const target: JsonObject = {};
  for (const field of fields) copyPath(source, field, target);
  return target as unknown as Entity;
}

function copyPath(source: JsonObject, path: string, target: JsonObject): boolean {
  const whole = Object.hasOwn(source, path) ? source[path] : undefined;
  if (whole !== undefined) {
    setOwn(target, path, whole);
    return true;
  }
  return Object.entries(source).some(([key, value]) => {
    if (!path.startsWith(`${key}.`) || !isJsonObject(value)) return false;
    const below = Object.hasOwn(target, key) ? target[key] : undefined;
    // An earlier path may have selected the complete object, which must not be changed.
    if (below === value) return true;
    const part: JsonObject = isJsonObject(below) ? below : {};
    if (!copyPath(value, path.slice(key.length + 1), part)) return false;
    setOwn(target, key, part);
    return true;
  });
}
