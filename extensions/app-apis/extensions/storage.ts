import {
  alertApiRef,
  ApiBlueprint,
  errorApiRef,
  fetchApiRef,
  identityApiRef,
  storageApiRef,
  translationApiRef,
  untilReachable,
} from '#sdk';
import { openLocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from '../storage/createStorageApi';
import { createUserStore } from '../storage/userStore';
import { findAccount } from '../storage/findAccount';

/** Small values of the user. They are stored in the browser, and for signed-in users also on the backend. */
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
          (await untilReachable(() => import('../storage/notifyStorageFailure'))).notifyStorageFailure(
            { alerts, translations },
            'unavailable',
          ),
        );
        const userStore = createUserStore({
          store,
          findUser: () => findAccount(identity),
          loadSync: async (prefix, wanted) =>
            (await import('../storage/account')).syncAccount({
              store,
              prefix,
              wanted,
              fetchApi,
              alerts,
              translations,
            }),
        });
        return createStorageApi({ store, userStore, errors });
      },
    }),
});
