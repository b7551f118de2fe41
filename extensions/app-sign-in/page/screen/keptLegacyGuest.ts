import { createBrowserMark } from '../../session/createBrowserMark';

/** Remembers in this tab that the user does not want to switch to the guest provider. A click on the method asks again. */
export const keptLegacyGuest = createBrowserMark({
  key: 'keepLegacyGuestToken',
  place: 'tab',
  withoutStorage: false,
});
