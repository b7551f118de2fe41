import { createBrowserMark } from '../../session/createBrowserMark';

/**
 * Remembers in this tab that its user was led to a provider. Without storage nothing tells the way out from the way back, so
 * nobody is led away unasked.
 */
export const redirectMark = createBrowserMark({
  key: 'signInRedirected',
  place: 'tab',
  withoutStorage: true,
});
