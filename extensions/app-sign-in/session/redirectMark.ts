import { createBrowserMark } from './createBrowserMark';

/**
 * Remembers in this tab that the user was redirected to a provider. Without storage, a return can't be detected, so
 * there are no automatic redirects.
 */
export const redirectMark = createBrowserMark({
  key: 'signInRedirected',
  place: 'tab',
  withoutStorage: true,
});
