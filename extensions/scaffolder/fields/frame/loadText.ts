import { type ApiHolder, translationApiRef, type useTranslationRef } from '#sdk';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';

type FieldText = ReturnType<typeof useTranslationRef<(typeof fieldsTranslationRef)['messages']>>['t'];

/** Loads the messages of fields in the user's language, for validations, which run outside of components. */
export function loadText(apis: ApiHolder): Promise<FieldText> {
  const api = apis.get(translationApiRef);
  if (!api) throw new Error('The translation API is not available. Validations need it for their messages.');
  const current = api.getTranslation(fieldsTranslationRef);
  if (current.ready) return Promise.resolve(current.t);
  return new Promise((resolve, reject) => {
    const subscription = api.translation$(fieldsTranslationRef).subscribe({
      next: (snapshot) => {
        if (!snapshot.ready) return;
        queueMicrotask(() => subscription.unsubscribe());
        resolve(snapshot.t);
      },
      error: reject,
    });
  });
}
