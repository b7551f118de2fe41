import { type ComponentType, type ReactElement, createElement, isValidElement } from 'react';

/** An icon as an element, drawn at 24 by 24 pixels unless its place says otherwise; `null` draws nothing. */
export type IconElement = ReactElement | null;

/** An icon as a component, of the older form. */
export type IconComponent = ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' | 'large' }>;

/** The icon of a plugin as an element. A plugin's definition knows no React, so its icon may be an element or a component. */
export function createIconElement(icon: unknown): IconElement | undefined {
  if (icon === null || isValidElement(icon)) return icon as IconElement;
  return isComponent(icon) ? createElement(icon) : undefined;
}

/** Components are functions, or objects that React marks: `memo`, `forwardRef`. */
function isComponent(value: unknown): value is ComponentType {
  return typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);
}
