import { styled } from '@mui/material/styles';
import { getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, InfoCard, fontSize, rem, resolveTokens, space } from '#ui';
import { useEntity } from '../context/entityContext';
import { entityTranslationRef } from '../entity/i18n/entityTranslationRef';
import { useRelatedEntities } from '../entity/related/useRelatedEntities';
import { EntityTable } from './EntityTable';
import type { EntityColumnId } from './entityColumnFields';

/** Props of {@link RelatedEntitiesCard}. */
export interface RelatedEntitiesCardProps {
  title: string;
  /** The text if there are none: how to add one. */
  empty: string;
  relation: string;
  /** The kind of the related entities, in lower case. */
  kind: string;
}

const columns: Record<string, EntityColumnId[]> = {
  system: ['name', 'owner', 'description'],
  domain: ['name', 'owner', 'description'],
  resource: ['name', 'owner', 'type'],
  component: ['name', 'owner', 'type', 'lifecycle'],
  api: ['name', 'owner', 'type', 'lifecycle'],
};

const pageSize = 10;

const Quiet = styled('p')(({ theme }) => ({
  margin: 0,
  padding: `${space[2]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

/** The related entities of one relation and kind. Collapses to one line if there are none. */
export function RelatedEntitiesCard({ title, empty, relation, kind }: RelatedEntitiesCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const { related, failure } = useRelatedEntities(entity);
  const refs = [...new Set(getEntityRelations(entity, relation, kind).map(({ targetRef }) => targetRef))];
  if (refs.length === 0) return <InfoCard title={title} empty={empty} />;
  const entities = related && refs.map((ref) => related.get(ref)).filter((found) => found !== undefined);
  const hidden = entities ? refs.length - entities.length : 0;
  if (failure && related === undefined) {
    return (
      <InfoCard title={title}>
        <ErrorPanel title={t('related.failed')} {...failure} />
      </InfoCard>
    );
  }
  if (hidden === refs.length)
    return <InfoCard title={title} empty={t('related.hidden', { count: hidden })} />;
  return (
    <InfoCard title={title} count={entities?.length ?? refs.length} flush>
      {failure && <ErrorPanel title={t('related.failed')} {...failure} />}
      <EntityTable
        label={title}
        entities={entities}
        columns={columns[kind] ?? ['name', 'owner', 'type']}
        loading={related === undefined}
        pageSize={pageSize}
        skeletonRows={Math.min(refs.length, pageSize)}
      />
      {hidden > 0 && <Quiet>{t('related.hidden', { count: hidden })}</Quiet>}
    </InfoCard>
  );
}
