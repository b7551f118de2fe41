import type { ComponentType } from 'react';
import { createLoadedComponent } from '#sdk';
import type * as chromeModule from '../chrome';

type Chrome = typeof chromeModule;

let loaded: Chrome | undefined;
let loading: Promise<Chrome> | undefined;

async function load(): Promise<Chrome> {
  try {
    loaded = await import('../chrome');
    return loaded;
  } catch (error) {
    // A load that failed is tried again the next time.
    loading = undefined;
    throw error;
  }
}

/** Loads what stands around every page, once. */
export function loadChrome(): Promise<Chrome> {
  loading ??= load();
  return loading;
}

/** Gives a part of the chrome: at once when it is there, so that drawing it never waits, else after loading it. */
export function pickChrome<T>(pick: (chrome: Chrome) => T): T | Promise<T> {
  return loaded === undefined ? loadChrome().then(pick) : pick(loaded);
}

/** Makes a component of the chrome that is loaded when it is first drawn. */
export function chromeComponent<TProps extends object>(pick: (chrome: Chrome) => ComponentType<TProps>) {
  return createLoadedComponent<TProps>(() => pickChrome(pick));
}
