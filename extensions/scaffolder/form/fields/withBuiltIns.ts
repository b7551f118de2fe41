import type { FormField } from '../../blueprints/formField';
import { secretField } from './secretField';

/** Adds the fields that are part of the form. Fields of plugins take precedence. */
export function withBuiltIns(fields: ReadonlyMap<string, FormField>): ReadonlyMap<string, FormField> {
  return new Map([[secretField.name, secretField], ...fields]);
}
