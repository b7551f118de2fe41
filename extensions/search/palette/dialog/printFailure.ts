import type { PaletteText } from '../i18n/paletteTranslationRef';
import type { PaletteItems } from './usePaletteItems';

/** Returns the sentence that says why results are missing. `name` is the title of the entity of the second level. */
export function printFailure(
  failure: PaletteItems['failure'],
  name: string,
  t: PaletteText,
): string | undefined {
  if (typeof failure !== 'object') return failure && t(failure);
  if ('search' in failure) return t('rejected', { error: failure.search.message });
  return failure.entity
    ? t('entity.failed', { name, error: failure.entity.message })
    : t('entity.gone', { name });
}
