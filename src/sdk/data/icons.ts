import type { ComponentType, ReactElement } from 'react';

/** An icon as an element, drawn at 24 by 24 pixels unless its place says otherwise; `null` draws nothing. */
export type IconElement = ReactElement | null;

/** An icon as a component, of the older form. */
export type IconComponent = ComponentType<{ fontSize?: 'inherit' | 'small' | 'medium' | 'large' }>;
