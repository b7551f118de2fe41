import { type ApiRef, createApiRef } from '#engine';
import type { IconComponent, IconElement } from '../data/icons';

/** Looks up icons by key, `kind:component` for one, so that a theme or a module can change them all at once. */
export interface IconsApi {
  /** The icon as an element, or `undefined` for an unknown key. */
  icon(key: string): IconElement | undefined;
  /** The icon as a component; `icon` is the newer form. */
  getIcon(key: string): IconComponent | undefined;
  listIconKeys(): string[];
}

/** The ref of {@link IconsApi}. */
export const iconsApiRef: ApiRef<IconsApi> = createApiRef<IconsApi>({ id: 'core.icons' });
