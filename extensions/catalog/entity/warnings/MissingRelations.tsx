import Alert from '@mui/material/Alert';
import { type Entity, printableText } from '#model';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { maxCheckedRelations, useRelatedEntities } from '../related/useRelatedEntities';

const maxNamed = 20;

/**
 * Lists related entities that are not in the catalog. With permissions enabled they might only be hidden from the user, so
 * this is shown as information instead of a warning.
 */
export function MissingRelations({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const { related } = useRelatedEntities(entity);
  const mayBeHidden = useApi(configApiRef).getOptionalBoolean('permission.enabled') === true;
  if ((entity.relations ?? []).length > maxCheckedRelations) return null;
  const missing = [...(related ?? [])].filter(([, found]) => found === undefined).map(([ref]) => ref);
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed).map(printableText);
  const rest = missing.length - named.length;
  const refs = [...named, ...(rest > 0 ? [t('warnings.more', { count: rest })] : [])].join(', ');
  return mayBeHidden ? (
    <Alert severity="info">{t('warnings.relationsHidden', { refs })}</Alert>
  ) : (
    <Alert severity="warning">{t('warnings.relations', { refs })}</Alert>
  );
}
