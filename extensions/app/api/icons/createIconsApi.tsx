import { isValidElement } from 'react';
import type { IconComponent, IconElement, IconsApi } from '#sdk';

/** Icons by key, each as an element or, of the older form, as a component. */
export type IconBundle = Readonly<Record<string, IconElement | IconComponent>>;

/** Creates the icons of a portal out of bundles; a later one replaces keys of the earlier. */
export function createIconsApi(bundles: readonly IconBundle[]): IconsApi {
  const icons = new Map(bundles.flatMap((bundle) => Object.entries(bundle)));
  const components = new Map<string, IconComponent>();

  function icon(key: string): IconElement | undefined {
    const found = icons.get(key);
    if (found === undefined || isDrawn(found)) return found;
    const Component = found;
    return <Component fontSize="inherit" />;
  }

  return {
    icon,
    getIcon(key) {
      const found = icons.get(key);
      if (found === undefined) return undefined;
      // The same component each time, or React would draw it anew with every render.
      const component = components.get(key) ?? (isDrawn(found) ? () => found : found);
      components.set(key, component);
      return component;
    },
    listIconKeys: () => [...icons.keys()],
  };
}

function isDrawn(icon: IconElement | IconComponent): icon is IconElement {
  return icon === null || isValidElement(icon);
}
