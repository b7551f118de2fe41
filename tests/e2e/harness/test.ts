import { test as base } from 'vitest';
import { launchBrowser } from './browser';
import { createSharedPortal } from './sharedPortal';
import { createSharedSignInPortal } from './signInPortal';

/**
 * The `test` of browser tests. The files of a worker share a browser and the portals below, which start when they are first
 * opened. A worker runs one file at a time, so each file can change their configuration.
 */
export const test = base
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser();
    onCleanup(() => browser.close());
    return browser;
  })
  // A portal with valid configurations.
  .extend('shared', { scope: 'worker' }, ({}, { onCleanup }) => {
    const shared = createSharedPortal();
    onCleanup(() => shared.stop());
    return shared;
  })
  // A portal without any valid configuration, so it serves the report of an invalid one.
  .extend('sharedBroken', { scope: 'worker' }, ({}, { onCleanup }) => {
    const shared = createSharedPortal();
    onCleanup(() => shared.stop());
    return shared;
  })
  // A portal with an identity provider.
  .extend('sharedSignIn', { scope: 'worker' }, ({}, { onCleanup }) => {
    const shared = createSharedSignInPortal();
    onCleanup(() => shared.stop());
    return shared;
  });
