import type { Entity } from '#model';
import type { EntityFields } from '../reader';

/**
 * The entity with nothing but these fields. A field is a dotted path, in which keys may hold dots themselves; a path to a map
 * or a list takes all of it. Fields that the entity does not have are left out.
 */
export function projectFields(entity: Entity, fields: EntityFields | undefined): Entity {
  if (fields === undefined || fields.length === 0) return entity;
  const result: Record<string, unknown> = {};
  for (const field of fields) copyField(entity as unknown as Record<string, unknown>, result, field);
  return result as unknown as Entity;
}

function copyField(source: Record<string, unknown>, target: Record<string, unknown>, path: string): void {
  if (Object.hasOwn(source, path)) {
    define(target, path, source[path]);
    return;
  }
  for (let dot = path.indexOf('.'); dot >= 0; dot = path.indexOf('.', dot + 1)) {
    const key = path.slice(0, dot);
    const below = Object.hasOwn(source, key) ? source[key] : undefined;
    if (!isMap(below)) continue;
    const copy: Record<string, unknown> = isMap(target[key]) && target[key] !== below ? target[key] : {};
    copyField(below, copy, path.slice(dot + 1));
    if (Object.keys(copy).length > 0) define(target, key, copy);
    return;
  }
}

/** Keys such as `__proto__` are data like any other. */
function define(target: Record<string, unknown>, key: string, value: unknown): void {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function isMap(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
