import { alertApiRef, ApiBlueprint, errorApiRef } from '#sdk';
import { createErrorApi } from '../errors/createErrorApi';
import { forwardUnhandledRejections } from '../errors/forwardUnhandledRejections';

/** Receives errors that no component can show. */
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
