import { getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, InfoCard } from '#ui';
import { EntityTable } from '../../components/EntityTable';
import type { EntityColumnId } from '../../components/entityColumns';
import { useEntity } from '../../context/entityContext';
import { entityTranslationRef } from '../i18n/entityTranslationRef';
import { useRelatedEntities } from '../related/useRelatedEntities';
import type { RelationCard } from './relationCards';

const columns: Record<string, EntityColumnId[]> = {
  system: ['name', 'owner', 'description'],
  domain: ['name', 'owner', 'description'],
  resource: ['name', 'owner', 'type'],
  component: ['name', 'owner', 'type', 'lifecycle'],
};

const pageSize = 10;

/** The entities of one kind that one relation leads to. Without any it folds to one line. */
export function RelatedEntitiesCard({ card }: { card: RelationCard }) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(entityTranslationRef);
  const { related, error, retry } = useRelatedEntities(entity);
  const refs = getEntityRelations(entity, card.relation, card.kind).map(({ targetRef }) => targetRef);
  const title = t(`related.${card.id}`);
  if (refs.length === 0) return <InfoCard title={title} empty={t(`related.${card.id}Empty`)} />;
  const entities = related && refs.map((ref) => related.get(ref)).filter((found) => found !== undefined);
  if (error !== null && related === undefined) {
    return (
      <InfoCard title={title}>
        <ErrorPanel title={t('related.failed')} error={error} onRetry={retry} />
      </InfoCard>
    );
  }
  return (
    <InfoCard title={title} count={entities?.length ?? refs.length} flush>
      <EntityTable
        label={title}
        entities={entities}
        columns={columns[card.kind] ?? ['name', 'owner', 'type']}
        loading={related === undefined}
        pageSize={pageSize}
        skeletonRows={Math.min(refs.length, pageSize)}
      />
    </InfoCard>
  );
}
