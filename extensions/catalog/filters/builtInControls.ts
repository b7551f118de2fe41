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

/** Provided by the page: shown in the place of each control until the controls are loaded, which is after the rows. */
export const ControlPlaceContext = createContext<
  ComponentType<{ control: keyof BuiltInControls }> | undefined
>(undefined);
