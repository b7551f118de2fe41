import {
  alertApiRef,
  ApiBlueprint,
  errorApiRef,
  fetchApiRef,
  identityApiRef,
  storageApiRef,
  translationApiRef,
} from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from './createStorageApi';
import { createStoragePlace } from './storagePlace';
import { findAccount } from './findAccount';

/** Small values of the user: in this browser, and for who has an account also at the backend. */
export const storageApiExtension = ApiBlueprint.make({
  name: 'storage',
  params: (defineParams) =>
    defineParams({
      api: storageApiRef,
      deps: {
        errors: errorApiRef,
        alerts: alertApiRef,
        translations: translationApiRef,
        identity: identityApiRef,
        fetchApi: fetchApiRef,
      },
      factory({ errors, alerts, translations, identity, fetchApi }) {
        const store = openLocalStore();
        store.whenRefused(async () =>
          (await import('./tellTrouble')).tellTrouble({ alerts, translations }, 'unavailable'),
        );
        const place = createStoragePlace({
          store,
          findUser: () => findAccount(identity),
          loadSync: async (prefix, wanted) =>
            (await import('./account')).keepAccount({
              store,
              prefix,
              wanted,
              fetchApi,
              alerts,
              translations,
            }),
        });
        return createStorageApi({ store, place, errors });
      },
    }),
});
