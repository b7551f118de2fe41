import { styled } from '@mui/material/styles';
import { type Entity, RELATION_OWNED_BY, RELATION_PART_OF, getEntityRelations, parseEntityRef } from '#model';
import { useTranslationRef } from '#sdk';
import { CopyButton, TagList, fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { useCatalogQuery } from '../query/useCatalogQuery';
import { EntityDisplayName } from './EntityDisplayName';
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
    '& .description': {
      display: '-webkit-box',
      WebkitBoxOrient: 'vertical',
      WebkitLineClamp: 3,
      overflow: 'hidden',
      overflowWrap: 'anywhere',
    },
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

/** What an entity is, in a few lines, for those who only want to know before they follow its link. */
export function EntityPreview({ entityRef }: { entityRef: string }) {
  const { t } = useTranslationRef(catalogTranslationRef);
  const { data, isPending, isError } = useCatalogQuery<Entity | null>({
    queryKey: ['preview', entityRef],
    load: async (catalogApi, options) =>
      (await catalogApi.getEntitiesByRefs({ entityRefs: [entityRef], fields }, options)).items[0] ?? null,
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
  const description = textOf(entity.metadata.description);
  const tags = entity.metadata.tags ?? [];
  return (
    <>
      <div className="name">
        <EntityDisplayName entityRef={entity} disableTooltip />
      </div>
      <p className="quiet">{facts.join(' · ')}</p>
      {description === undefined ? null : <p className="description">{description}</p>}
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
  return getEntityRelations(entity, type)
    .map(({ targetRef }) => targetRef)
    .filter((ref) => kind === undefined || parseEntityRef(ref).kind === kind);
}
