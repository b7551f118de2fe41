import { type ComponentType, type ReactElement, createElement, isValidElement } from 'react';

/** An icon as an element, 24 by 24 pixels by default. `null` renders nothing. */
export type IconElement = ReactElement | null;

/** An icon as a component. Prefer `IconElement`. */
export type IconComponent = ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' | 'large' }>;

/**
 * Returns the icon of a plugin as an element. Plugin definitions are independent of React, so the type of the icon is unknown.
 */
export function createIconElement(icon: unknown): IconElement | undefined {
  if (icon === null || isValidElement(icon)) return icon as IconElement;
  return isComponent(icon) ? createElement(icon) : undefined;
}

/** Components are functions, or objects marked by React, such as `memo` and `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
