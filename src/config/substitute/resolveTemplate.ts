import type { Template, VariableReference } from './parseTemplate';

/** Answers with the value of an environment variable, `undefined` when it is not set. */
export type ReadVariable = (name: string) => string | undefined;

/** The text with every variable filled in, or the names of the variables that are missing for it. */
export type ResolvedTemplate = { text: string } | { missing: string[] };

/**
 * Fills in the variables. A default counts when its variable is not set or empty, as in a shell. One missing variable makes
 * the whole text missing.
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
