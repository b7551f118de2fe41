/** Returns the URL query of the catalog page that lists the owned entities of a kind and type. */
export function ownedEntitiesSearch(selection: {
  kind: string;
  type?: string;
  owners: readonly string[];
}): string {
  const { kind, type, owners } = selection;
  return new URLSearchParams([
    ['filters[kind]', kind.toLowerCase()],
    ...(type === undefined ? [] : [['filters[type]', type]]),
    ...owners.map((owner) => ['filters[owners]', owner]),
    ['filters[user]', 'all'],
  ]).toString();
}
