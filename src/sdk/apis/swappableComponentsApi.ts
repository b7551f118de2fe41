import type { ReactElement } from 'react';
import { type ApiRef, createApiRef } from '#engine';
import type { SwappableComponentRef } from '../components/createSwappableComponent';

/** Gives the component that stands for a swappable component: the app's replacement, else the default that its maker gave. */
export interface SwappableComponentsApi {
  getComponent<TInnerProps extends object, TExternalProps extends object = TInnerProps>(
    ref: SwappableComponentRef<TInnerProps, TExternalProps>,
  ): (props: TInnerProps) => ReactElement | null;
}

/** The ref of {@link SwappableComponentsApi}. */
export const swappableComponentsApiRef: ApiRef<SwappableComponentsApi> = createApiRef<SwappableComponentsApi>(
  { id: 'core.swappable-components' },
);
