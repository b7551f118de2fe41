import { useTranslationRef } from '#sdk';
import { definitionTranslationRef } from '../i18n/definitionTranslationRef';
import { Quiet } from './pageStyles';

/** A `$ref` to another document, or to something that does not exist. Nothing is loaded from there. */
export function UnresolvedRef({ reference }: { reference: string | undefined }) {
  const { t } = useTranslationRef(definitionTranslationRef);
  if (reference === undefined) return null;
  return (
    <Quiet>{t(reference.startsWith('#') ? 'schema.missing' : 'schema.external', { ref: reference })}</Quiet>
  );
}
