import { type ComponentProps, type ComponentType, createElement, use, useContext } from 'react';
import { type BuiltInControls, BuiltInControlsContext } from './builtInControls';

/** Props of {@link BuiltInFilter}: which one, and what it takes. */
export type BuiltInFilterProps = {
  [Name in keyof BuiltInControls]: { control: Name } & ComponentProps<BuiltInControls[Name]>;
}[keyof BuiltInControls];

let loading: Promise<BuiltInControls> | undefined;

/** A built-in filter, light enough for a manifest. On a page that brings no controls it loads them. */
export function BuiltInFilter({ control, ...props }: BuiltInFilterProps) {
  const brought = useContext(BuiltInControlsContext);
  const controls = brought ?? use((loading ??= loadControls()));
  return createElement(controls[control] as ComponentType<object>, props);
}

async function loadControls(): Promise<BuiltInControls> {
  return (await import('./controls')).builtInControls;
}
