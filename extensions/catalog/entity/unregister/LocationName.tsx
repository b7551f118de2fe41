import { safeParseLocationRef } from '#model';
import { useTranslationRef } from '#sdk';
import { BreakableText, SafeLink } from '#ui';
import { unregisterTranslationRef } from './i18n/unregisterTranslationRef';

/** Where a location is: a link, a file of the server, or its ref if it is of another type. */
export function LocationName({ location }: { location: string }) {
  const { t } = useTranslationRef(unregisterTranslationRef);
  const parsed = safeParseLocationRef(location);
  if (!parsed.ok) return <BreakableText>{location}</BreakableText>;
  const { type, target } = parsed.value;
  if (type === 'url') return <SafeLink href={target} />;
  return <BreakableText>{type === 'file' ? t('file', { path: target }) : location}</BreakableText>;
}
