import { type Entity, isJsonObject, type JsonObject, type JsonValue } from '#model';
import type { EntityFields } from '../reader';

/**
 * The entity with only these paths. Keys may hold dots themselves (`metadata.annotations.example.com/tier`), so a path follows every
 * key that it begins with. Lists are taken as a whole; paths to nothing are left out.
 */
export function projectFields(entity: Entity, fields: EntityFields | undefined): Entity {
  if (fields === undefined || fields.length === 0) return entity;
  const source = entity as unknown as JsonObject;
  const target: JsonObject = {};
  for (const field of fields) copyPath(source, field, target);
  return target as unknown as Entity;
}

function copyPath(source: JsonObject, path: string, target: JsonObject): boolean {
  const whole = Object.hasOwn(source, path) ? source[path] : undefined;
  if (whole !== undefined) {
    assign(target, path, whole);
    return true;
  }
  return Object.entries(source).some(([key, value]) => {
    if (!path.startsWith(`${key}.`) || !isJsonObject(value)) return false;
    const below = Object.hasOwn(target, key) ? target[key] : undefined;
    // What stands there already is the source's own object when all of it was asked for before.
    if (below === value) return true;
    const part: JsonObject = isJsonObject(below) ? below : {};
    if (!copyPath(value, path.slice(key.length + 1), part)) return false;
    assign(target, key, part);
    return true;
  });
}

/** Plain assignment would call the setter of `__proto__`. */
function assign(target: JsonObject, key: string, value: JsonValue): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}
