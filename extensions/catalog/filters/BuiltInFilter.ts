import { type ComponentProps, type ComponentType, createElement, useContext } from 'react';
import { afterFirstContent, lazyPart } from '#sdk';
import { type BuiltInControls, ControlPlaceContext } from './builtInControls';

/** Props of {@link BuiltInFilter}: the name of the control, and its props. */
export type BuiltInFilterProps = {
  [Name in keyof BuiltInControls]: { control: Name } & ComponentProps<BuiltInControls[Name]>;
}[keyof BuiltInControls];

/** A built-in filter, small enough for a manifest. The controls load after the rows of the list, with one request for all. */
export const BuiltInFilter = lazyPart<BuiltInFilterProps>(
  () =>
    afterFirstContent(async () => {
      const { builtInControls } = await import('./controls');
      return ({ control, ...props }) =>
        createElement(builtInControls[control] as ComponentType<object>, props);
    }),
  ControlPlace,
);

function ControlPlace({ control }: BuiltInFilterProps) {
  const Place = useContext(ControlPlaceContext);
  return Place ? createElement(Place, { control }) : null;
}
