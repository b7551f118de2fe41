import { type ComponentProps, type ComponentType, createElement, useContext } from 'react';
import { lazyPart } from '#sdk';
import { type BuiltInControls, BuiltInControlsContext } from './builtInControls';

/** Props of {@link BuiltInFilter}: the name of the control, and its props. */
export type BuiltInFilterProps = {
  [Name in keyof BuiltInControls]: { control: Name } & ComponentProps<BuiltInControls[Name]>;
}[keyof BuiltInControls];

/** A built-in filter, small enough for a manifest. Loads the controls if the page does not provide them. */
export function BuiltInFilter(props: BuiltInFilterProps) {
  const controls = useContext(BuiltInControlsContext);
  return controls ? renderControl(controls, props) : createElement(LoadedFilter, props);
}

const LoadedFilter = lazyPart(async () => {
  const { builtInControls } = await import('./controls');
  return (props: BuiltInFilterProps) => renderControl(builtInControls, props);
});

function renderControl(controls: BuiltInControls, { control, ...props }: BuiltInFilterProps) {
  return createElement(controls[control] as ComponentType<object>, props);
}
