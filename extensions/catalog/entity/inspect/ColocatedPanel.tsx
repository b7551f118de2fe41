import { styled } from '@mui/material/styles';
import { type Entity, stringifyEntityRef } from '#model';
import { ANNOTATION_LOCATION, ANNOTATION_ORIGIN_LOCATION } from '#protocol';
import { useTranslationRef } from '#sdk';
import { EmptyState, ErrorPanel, InfoCard, SkeletonText, space } from '#ui';
import type { EntityColumnId } from '../../components/entityColumnFields';
import { EntityTable } from '../../components/EntityTable';
import { useCatalogQuery } from '../../query/useCatalogQuery';
import { useQueryFailure } from '../../query/useQueryFailure';
import { CopyableValue } from './CopyableValue';
import { inspectTranslationRef } from './i18n/inspectTranslationRef';
import { loadColocated } from './loadColocated';

const Lists = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
});

const columns: EntityColumnId[] = ['name', 'owner', 'type'];

/** The other entities with the same location or the same origin. */
export function ColocatedPanel({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(inspectTranslationRef);
  const location = entity.metadata.annotations?.[ANNOTATION_LOCATION];
  const origin = entity.metadata.annotations?.[ANNOTATION_ORIGIN_LOCATION];
  const query = useCatalogQuery<Entity[]>({
    queryKey: ['colocated', stringifyEntityRef(entity), location, origin],
    load: (catalogApi, options) => loadColocated(catalogApi, entity, options),
    enabled: location !== undefined || origin !== undefined,
  });
  const failure = useQueryFailure(query);
  if (location === undefined && origin === undefined)
    return <EmptyState title={t('colocated.noLocation')} description={t('colocated.noLocationHint')} />;
  if (failure && !query.data) return <ErrorPanel title={t('colocated.failed')} {...failure} />;
  if (query.isPending) return <SkeletonText lines={8} />;
  if (query.data?.length === 0)
    return <EmptyState title={t('colocated.none')} description={t('colocated.noneHint')} />;
  const lists = [
    { annotation: ANNOTATION_LOCATION, value: location, title: t('colocated.location') },
    { annotation: ANNOTATION_ORIGIN_LOCATION, value: origin, title: t('colocated.origin') },
  ].filter(({ value }, index) => value !== undefined && (index === 0 || value !== location));
  return (
    <Lists>
      {failure && <ErrorPanel title={t('colocated.failed')} {...failure} />}
      {lists.map(({ annotation, value = '', title }) => {
        const entities = query.data?.filter((other) => other.metadata.annotations?.[annotation] === value);
        return (
          <InfoCard
            key={annotation}
            title={title}
            flush
            subtitle={<CopyableValue label={title} value={value} />}
            {...(entities && { count: entities.length })}
            {...(entities?.length === 0 && { empty: t('colocated.none') })}
          >
            <EntityTable label={title} entities={entities} columns={columns} pageSize={10} />
          </InfoCard>
        );
      })}
    </Lists>
  );
}
