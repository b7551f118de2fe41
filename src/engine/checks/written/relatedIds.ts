const mostRelated = 3;

/**
 * Creates a finder of ids with the same name as `written`, ignoring the kind and the separators between parts. Pages come
 * first.
 */
export function createRelatedIdFinder(ids: readonly string[]): (written: string) => string[] {
  let byForm: Map<string, string[]> | undefined;
  return (written) => {
    byForm ??= groupByForm(ids);
    return (byForm.get(plainForm(written)) ?? []).slice(0, mostRelated);
  };
}

function groupByForm(ids: readonly string[]): Map<string, string[]> {
  const byForm = new Map<string, string[]>();
  const rank = (id: string) => (id.startsWith('page:') ? 0 : 1);
  for (const id of ids.toSorted((left, right) => rank(left) - rank(right))) {
    for (const form of new Set([plainForm(id), plainForm(id.slice(id.indexOf(':') + 1))])) {
      const same = byForm.get(form);
      if (same) same.push(id);
      else byForm.set(form, [id]);
    }
  }
  return byForm;
}

function plainForm(id: string): string {
  return id.toLowerCase().replaceAll(/[^a-z0-9]+/g, '/');
}
