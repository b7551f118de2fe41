import * as z from 'zod/mini';
import { type FilterPredicate, parseFilterPredicate } from '#model';
import { parseEntityFilterExpression } from './parseEntityFilterExpression';

/** A predicate over an entity. The messages come from `parseFilterPredicate`. */
export const entityPredicateSchema = z.custom<FilterPredicate>().check((context) => {
  const parsed = parseFilterPredicate(context.value);
  if (parsed.ok) return;
  for (const issue of parsed.issues) {
    const path = [...issue.path];
    context.issues.push({ code: 'custom', input: context.value, path, message: issue.message });
  }
});
entityPredicateSchema.register(z.globalRegistry, {
  description:
    'The entities it is shown for: a predicate such as { kind: component, spec.type: { $in: [service, website] } }.',
});

/** A predicate, or the older text form. */
export const entityFilterSchema = z.custom<string | FilterPredicate>().check((context) => {
  if (typeof context.value !== 'string') {
    const parsed = entityPredicateSchema.safeParse(context.value);
    if (parsed.success) return;
    for (const { path, message } of parsed.error.issues)
      context.issues.push({ code: 'custom', input: context.value, path, message });
    return;
  }
  const parsed = parseEntityFilterExpression(context.value);
  if (!parsed.ok)
    context.issues.push({ code: 'custom', input: context.value, path: [], message: parsed.message });
});
entityFilterSchema.register(z.globalRegistry, {
  description:
    'The entities it is shown for: a predicate such as { kind: component }, or the older text form such as "kind:component has:links".',
});
