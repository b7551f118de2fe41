import { type ComponentType, createContext } from 'react';
import type { OwnerFilterProps } from './OwnerFilter';

/** The controls of the built-in filters, by the name of the extension. */
export interface BuiltInControls {
  kind: ComponentType;
  kinds: ComponentType;
  type: ComponentType;
  list: ComponentType;
  mode: ComponentType<OwnerFilterProps>;
  lifecycle: ComponentType;
  tag: ComponentType;
  'processing-status': ComponentType;
  namespace: ComponentType;
}

/**
 * Provided by the page, whose chunk contains the controls. They render with the page instead of loading eight times and
 * shifting the layout.
 */
export const BuiltInControlsContext = createContext<BuiltInControls | undefined>(undefined);
