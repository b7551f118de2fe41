import Alert from '@mui/material/Alert';
import type { Entity } from '#model';
import { configApiRef, useApi, useTranslationRef } from '#sdk';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { maxCheckedRelations, useRelatedEntities } from '../related/useRelatedEntities';

const maxNamed = 20;

/**
 * Names the entities that this one has relations to and that the catalogue does not have. Where there are permissions, it may be
 * that the user may not see them, which is nothing to be warned of.
 */
export function MissingRelations({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const { related } = useRelatedEntities(entity);
  const mayBeHidden = useApi(configApiRef).getOptionalBoolean('permission.enabled') === true;
  if ((entity.relations ?? []).length > maxCheckedRelations) return null;
  const missing = [...(related ?? [])].filter(([, found]) => found === undefined).map(([ref]) => ref);
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed);
  const rest = missing.length - named.length;
  const refs = [...named, ...(rest > 0 ? [t('warnings.more', { count: rest })] : [])].join(', ');
  return mayBeHidden ? (
    <Alert severity="info">{t('warnings.relationsHidden', { refs })}</Alert>
  ) : (
    <Alert severity="warning">{t('warnings.relations', { refs })}</Alert>
  );
}
