import { alertApiRef, ApiBlueprint, errorApiRef, storageApiRef, translationApiRef } from '#sdk';
import { appTranslationRef } from '../../i18n/appMessages';
import { createLocalStore } from '../localStore/createLocalStore';
import { createStorageApi } from './createStorageApi';

/** Small values kept in this browser. */
export const storageApiExtension = ApiBlueprint.make({
  name: 'storage',
  params: (defineParams) =>
    defineParams({
      api: storageApiRef,
      deps: { errors: errorApiRef, alerts: alertApiRef, translations: translationApiRef },
      factory({ errors, alerts, translations }) {
        const store = createLocalStore({
          onUnavailable() {
            const texts = translations.getTranslation(appTranslationRef);
            const message = texts.ready
              ? texts.t('storage.unavailable')
              : appTranslationRef.messages['storage.unavailable'];
            alerts.post({ message, severity: 'warning' });
          },
        });
        return createStorageApi({ store, errors });
      },
    }),
});
