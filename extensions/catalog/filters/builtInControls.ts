import { type ComponentType, createContext } from 'react';
import type { OwnerFilterProps } from './OwnerFilter';

/** The controls of the built-in filters by the name of their extension. */
export interface BuiltInControls {
  kind: ComponentType;
  type: ComponentType;
  list: ComponentType;
  mode: ComponentType<OwnerFilterProps>;
  lifecycle: ComponentType;
  tag: ComponentType;
  'processing-status': ComponentType;
  namespace: ComponentType;
}

/**
 * Filled by the page, whose code brings the controls along: they are drawn with it at once, instead of eight times loading
 * and moving the page.
 */
export const BuiltInControlsContext = createContext<BuiltInControls | undefined>(undefined);
