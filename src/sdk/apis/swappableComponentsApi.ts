import type { ReactElement } from 'react';
import { type ApiRef, createApiRef } from '#engine';

/** The typed id of a component that an app can replace. */
export interface SwappableComponentRef<
  TInnerProps extends object = object,
  TExternalProps extends object = TInnerProps,
> {
  readonly $$type: '@trellis/SwappableComponentRef';
  readonly id: string;
  /** Rendered if the app has no replacement. */
  readonly defaultComponent: (props: TInnerProps) => ReactElement | null;
  readonly transformProps?: (props: TExternalProps) => TInnerProps;
}

/** Provides the implementation of a swappable component: the app's replacement, or the default. */
export interface SwappableComponentsApi {
  getComponent<TInnerProps extends object, TExternalProps extends object = TInnerProps>(
    ref: SwappableComponentRef<TInnerProps, TExternalProps>,
  ): (props: TInnerProps) => ReactElement | null;
}

/** The ref of {@link SwappableComponentsApi}. */
export const swappableComponentsApiRef: ApiRef<SwappableComponentsApi> = createApiRef<SwappableComponentsApi>(
  { id: 'core.swappable-components' },
);
