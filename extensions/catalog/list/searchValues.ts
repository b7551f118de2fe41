import type { Entity } from '#model';
import { DEFAULT_NAMESPACE, valueAtPath } from '#model';

const listItem = /^(metadata\.tags)\.(.+)$/;

/** Returns the values that the catalog indexes for a key: each value of a list, and the target refs of relations. */
export function searchValues(entity: Entity, key: string): string[] {
  if (key.startsWith('relations.')) {
    const type = key.slice('relations.'.length).toLocaleLowerCase('en-US');
    return (entity.relations ?? [])
      .filter((relation) => relation.type.toLocaleLowerCase('en-US') === type)
      .map(({ targetRef }) => targetRef);
  }
  if (key === 'metadata.namespace') return [entity.metadata.namespace ?? DEFAULT_NAMESPACE];
  const [, list, item] = listItem.exec(key) ?? [];
  if (list !== undefined && item !== undefined)
    return searchValues(entity, list).includes(item) ? ['true'] : [];
  const value: unknown = valueAtPath(entity, key);
  const values = Array.isArray(value) ? value : [value];
  return values.filter((one) => ['string', 'number', 'boolean'].includes(typeof one)).map(String);
}
