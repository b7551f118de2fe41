import Alert from '@mui/material/Alert';
import type { Entity } from '#model';
import { useTranslationRef } from '#sdk';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { maxCheckedRelations, useRelatedEntities } from '../related/useRelatedEntities';

const maxNamed = 20;

/** Names the entities that this one has relations to and that the catalogue does not have. */
export function MissingRelations({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(entityTranslationRef);
  const { related } = useRelatedEntities(entity);
  if ((entity.relations ?? []).length > maxCheckedRelations) return null;
  const missing = [...(related ?? [])].filter(([, found]) => found === undefined).map(([ref]) => ref);
  if (missing.length === 0) return null;
  const named = missing.slice(0, maxNamed);
  const rest = missing.length - named.length;
  const refs = [...named, ...(rest > 0 ? [t('warnings.more', { count: rest })] : [])].join(', ');
  return <Alert severity="warning">{t('warnings.relations', { refs })}</Alert>;
}
