import type { Template, VariableReference } from './parseTemplate';

/** Returns the value of an environment variable, or `undefined` if it is not set. */
export type ReadVariable = (name: string) => string | undefined;

/** The text with all variables, or the names of the missing variables. */
export type ResolvedTemplate = { text: string } | { missing: string[] };

/**
 * Replaces the variables. A default is used if its variable is not set or empty, as in a shell. If one variable is missing, the
 * whole text is missing.
 */
export function resolveTemplate(template: Template, readVariable: ReadVariable): ResolvedTemplate {
  let text = '';
  const missing: string[] = [];
  for (const part of template) {
    const resolved: ResolvedTemplate =
      typeof part === 'string' ? { text: part } : resolveReference(part, readVariable);
    if ('missing' in resolved) missing.push(...resolved.missing);
    else text += resolved.text;
  }
  return missing.length > 0 ? { missing: [...new Set(missing)] } : { text };
}

function resolveReference(
  { name, fallback }: VariableReference,
  readVariable: ReadVariable,
): ResolvedTemplate {
  const value = readVariable(name);
  if (fallback !== undefined && (value === undefined || value === ''))
    return resolveTemplate(fallback, readVariable);
  return value === undefined ? { missing: [name] } : { text: value };
}
