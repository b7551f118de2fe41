import type { NavContentNavItem, NavContentNavItems } from '#sdk';

/** Creates the item collection for navigation content, which takes some items by id and places the rest. */
export function createNavItems(items: readonly NavContentNavItem[]): NavContentNavItems {
  const left = new Map(items.map((item) => [item.node.spec.id, item]));

  const bag: NavContentNavItems = {
    take(id) {
      const item = left.get(id);
      left.delete(id);
      return item;
    },
    rest: () => [...left.values()],
    clone: () => createNavItems([...left.values()]),
    withComponent: (Component) => ({
      take(id) {
        const item = bag.take(id);
        return item === undefined ? null : <Component key={id} {...item} />;
      },
      rest(options) {
        const rest = bag.rest();
        if (options?.sortBy === 'title') rest.sort((a, b) => a.title.localeCompare(b.title));
        return rest.map((item) => <Component key={item.node.spec.id} {...item} />);
      },
    }),
  };
  return bag;
}
