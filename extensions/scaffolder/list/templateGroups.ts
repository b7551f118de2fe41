import { createContext } from 'react';
import { type Entity, evaluateFilterPredicate, type FilterPredicate } from '#model';

/** A group of templates in the configuration. */
export interface TemplateGroup {
  title: string;
  filter: FilterPredicate;
}

/** Provides the groups of the configuration to the rows. */
export const TemplateGroups = createContext<readonly TemplateGroup[] | undefined>(undefined);

/** The templates of a group. */
export interface GroupedTemplates {
  title: string;
  templates: Entity[];
}

/**
 * Sorts templates into groups. A template is in all groups that it matches. Those that match none are in the last group. Groups
 * without templates are left out.
 *
 * @param defaults - The titles of the group for all, if there are no groups, and of the group for the others.
 */
export function groupTemplates(
  templates: readonly Entity[],
  groups: readonly TemplateGroup[] | undefined,
  defaults: { all: string; others: string },
): GroupedTemplates[] {
  if (!groups) return templates.length > 0 ? [{ title: defaults.all, templates: [...templates] }] : [];
  const matched = new Set<Entity>();
  const filled = groups.map(({ title, filter }) => {
    const own = templates.filter((template) => evaluateFilterPredicate(filter, template));
    for (const template of own) matched.add(template);
    return { title, templates: own };
  });
  const others = { title: defaults.others, templates: templates.filter((one) => !matched.has(one)) };
  return [...filled, others].filter((group) => group.templates.length > 0);
}
