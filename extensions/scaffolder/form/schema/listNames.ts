import { isJsonObject } from '#model';
import { readProperty } from './readProperty';
import type { SplitParameters } from './splitParameters';

/** Lists the names of the values of a page in the order of the form, with those that conditions add at the end. */
export function listNames({ schema, uiSchema }: SplitParameters): string[] {
  const own = isJsonObject(schema['properties']) ? Object.keys(schema['properties']) : [];
  const conditional = Object.keys(uiSchema).filter((name) => !name.startsWith('ui:'));
  const order = Array.isArray(uiSchema['ui:order']) ? uiSchema['ui:order'].map(String) : [];
  const star = order.includes('*') ? order.indexOf('*') : order.length;
  const last = order.slice(star + 1);
  const others = [...own, ...conditional].filter((name) => !last.includes(name));
  return [...new Set([...order.slice(0, star), ...others, ...last])].filter(
    (name) => readProperty(schema, [name]) !== undefined,
  );
}
