import { alertApiRef, ApiBlueprint, errorApiRef } from '#sdk';
import { createErrorApi } from './createErrorApi';
import { forwardUnhandledRejections } from './forwardUnhandledRejections';

/** Where errors go that no component can show. */
export const errorApiExtension = ApiBlueprint.make({
  name: 'error',
  params: (defineParams) =>
    defineParams({
      api: errorApiRef,
      deps: { alerts: alertApiRef },
      factory({ alerts }) {
        const errors = createErrorApi(alerts);
        forwardUnhandledRejections(errors);
        return errors;
      },
    }),
});
