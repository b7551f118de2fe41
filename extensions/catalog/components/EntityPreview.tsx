import { styled } from '@mui/material/styles';
import { type Entity, RELATION_OWNED_BY, RELATION_PART_OF, getEntityRelations } from '#model';
import { useTranslationRef } from '#sdk';
import { CopyButton, TagList, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { readEntity } from '../protocol';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { EntityDisplayName } from '../presentation/EntityDisplayName';
import { EntityDescription } from './EntityDescription';
import { EntityPreviewSkeleton } from './EntityPreviewSkeleton';
import { textOf } from './textOf';

const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'metadata.tags',
  'spec.type',
  'spec.lifecycle',
  'spec.profile.displayName',
  'relations',
];

const Card = styled('div')(({ theme }) => {
  const { text } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[2],
    minHeight: 116,
    alignContent: 'start',
    fontSize: rem(fontSize.sm),
    '& > p': { margin: 0 },
    '& .name': { fontSize: rem(fontSize.md), fontWeight: fontWeight.semibold },
    '& .quiet': { color: text.secondary },
    '& .description': { maxHeight: '4.5em', overflow: 'hidden' },
    '& dl': {
      display: 'grid',
      gridTemplateColumns: 'auto minmax(0, 1fr)',
      gap: `4px ${space[3]}px`,
      margin: 0,
    },
    '& dt': { color: text.secondary },
    '& dd': { margin: 0, minWidth: 0 },
    '& .ref': { display: 'flex', alignItems: 'center', gap: 4, minWidth: 0 },
    '& .ref bdi': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  };
});

/** A summary of an entity, shown when the user hovers over a link to it. */
export function EntityPreview({ entityRef }: { entityRef: string }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { data, isPending, isError } = useCatalogQuery<Entity | null>({
    queryKey: ['preview', entityRef],
    load: async (catalogApi, options) => {
      const { items } = await catalogApi.getEntitiesByRefs({ entityRefs: [entityRef], fields }, options);
      return items[0] === undefined ? null : readEntity(items[0], entityRef).entity;
    },
  });
  if (isPending) return <EntityPreviewSkeleton />;
  return (
    <Card>
      {data ? (
        <EntityFacts entity={data} />
      ) : (
        <p className="quiet">{t(isError ? 'preview.failed' : 'preview.notFound')}</p>
      )}
      <div className="ref quiet">
        <bdi>{entityRef}</bdi>
        <CopyButton text={entityRef} size="small" />
      </div>
    </Card>
  );
}

function EntityFacts({ entity }: { entity: Entity }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const facts = [entity.kind, textOf(entity.spec?.['type']), textOf(entity.spec?.['lifecycle'])].filter(
    Boolean,
  );
  const tags = entity.metadata.tags ?? [];
  return (
    <>
      <div className="name">
        <EntityDisplayName entityRef={entity} disableTooltip />
      </div>
      <p className="quiet">{facts.join(' · ')}</p>
      <div className="description">
        <EntityDescription description={entity.metadata.description} />
      </div>
      <dl>
        <RelatedFact label={t('columns.owner')} refs={refsOf(entity, RELATION_OWNED_BY)} />
        <RelatedFact label={t('columns.system')} refs={refsOf(entity, RELATION_PART_OF, 'system')} />
        <RelatedFact label={t('columns.domain')} refs={refsOf(entity, RELATION_PART_OF, 'domain')} />
      </dl>
      {tags.length === 0 ? null : <TagList tags={tags} max={4} />}
    </>
  );
}

function RelatedFact({ label, refs }: { label: string; refs: string[] }) {
  if (refs.length === 0) return null;
  return (
    <>
      <dt>{label}</dt>
      <dd>
        {refs.slice(0, 2).map((ref) => (
          <EntityDisplayName key={ref} entityRef={ref} disableTooltip />
        ))}
      </dd>
    </>
  );
}

function refsOf(entity: Entity, type: string, kind?: string): string[] {
  return getEntityRelations(entity, type, kind).map(({ targetRef }) => targetRef);
}
