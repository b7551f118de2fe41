import { type ApiRef, createApiRef } from '#engine';
import type { IconComponent, IconElement } from '../data/icons';

/** Provides icons by key, such as `kind:component`, so that they can be replaced in one place. */
export interface IconsApi {
  /** Returns the icon as an element, or `undefined` for an unknown key. */
  icon(key: string): IconElement | undefined;
  /** Returns the icon as a component. Prefer `icon`. */
  getIcon(key: string): IconComponent | undefined;
  listIconKeys(): string[];
}

/** The ref of {@link IconsApi}. */
export const iconsApiRef: ApiRef<IconsApi> = createApiRef<IconsApi>({ id: 'core.icons' });
