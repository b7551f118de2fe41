import type { ComponentType } from 'react';
import { createLoadedComponent } from '#sdk';
import type * as chromeModule from '../chrome';

type Chrome = typeof chromeModule;

let loading: Promise<Chrome> | undefined;

/** Loads what stands around every page, once. A load that failed is tried again the next time. */
export function loadChrome(): Promise<Chrome> {
  loading ??= import('../chrome').catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Makes a component of the chrome that is loaded when it is first drawn. */
export function chromeComponent<TProps extends object>(pick: (chrome: Chrome) => ComponentType<TProps>) {
  return createLoadedComponent<TProps>(() => loadChrome().then(pick));
}
