import { isValidElement } from 'react';
import type { IconComponent, IconElement, IconsApi } from '#sdk';

/** Icons by key, as elements or (older form) as components. */
export type IconBundle = Readonly<Record<string, IconElement | IconComponent>>;

/** Creates the icons API from bundles. Later bundles replace the keys of earlier ones. */
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
      // A new component on each call would remount the icon on every render.
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
