import { alertApiRef, ApiBlueprint, toastApiRef } from '#sdk';
import { createAlertApi } from '../alerts/createAlertApi';
import { createToastForwarder, toastForwarderApiRef } from '../alerts/toastForwarder';

/** Short messages to the user. */
export const alertApiExtension = ApiBlueprint.make({
  name: 'alert',
  params: (defineParams) => defineParams({ api: alertApiRef, deps: {}, factory: () => createAlertApi() }),
});

/** Connects the toast API with the element that shows toasts. */
export const toastForwarderApiExtension = ApiBlueprint.make({
  name: 'toast-forwarder',
  params: (defineParams) =>
    defineParams({ api: toastForwarderApiRef, deps: {}, factory: () => createToastForwarder() }),
});

/** Messages with a title, a description and links. */
export const toastApiExtension = ApiBlueprint.make({
  name: 'toast',
  params: (defineParams) =>
    defineParams({
      api: toastApiRef,
      deps: { forwarder: toastForwarderApiRef },
      factory: ({ forwarder }) => ({ post: (toast) => forwarder.post(toast) }),
    }),
});
