import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type Entity, RELATION_PARENT_OF, getEntityRelations, stringifyEntityRef } from '#model';
import type { QueryEntitiesResponse } from '#protocol';
import { useTranslationRef } from '#sdk';
import { Avatar, ErrorPanel, InfoCard, SkeletonText, fontSize, rem, resolveTokens, space } from '#ui';
import { useEntity } from '#extensions/catalog';
import { EntityRefLink, useCatalogQuery } from '#extensions/catalog/components';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { type Aggregation, useCountedRefs } from '../relations/useCountedRefs';
import { AggregationToggle } from './AggregationToggle';
import { resolveProfile } from './profile';

const step = 48;
const fields = [
  'kind',
  'metadata.name',
  'metadata.namespace',
  'metadata.title',
  'metadata.description',
  'spec.profile',
];

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});

const Person = styled('li')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  minWidth: 0,
  minHeight: 44,
  '& > div': { minWidth: 0 },
  '& .email': {
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
    fontSize: rem(fontSize.xs),
    color: resolveTokens(theme).text.secondary,
  },
}));

/** Props of {@link MembersCard}. */
export interface MembersCardProps {
  initialAggregation: Aggregation;
  showToggle: boolean;
}

/** The people of a group, and on demand those of the groups below it. */
export function MembersCard({ initialAggregation, showToggle }: MembersCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(orgTranslationRef);
  const [aggregation, setAggregation] = useState(initialAggregation);
  const [limit, setLimit] = useState(step);
  const counted = useCountedRefs(entity, aggregation);
  const members = useMembers(counted.refs, limit);
  const hasChildren = getEntityRelations(entity, RELATION_PARENT_OF, 'group').length > 0;
  const toggle = showToggle && hasChildren && (
    <AggregationToggle value={aggregation} onChange={setAggregation} />
  );
  const error = counted.error ?? members.error;
  const { items, totalItems = 0 } = members.data ?? {};
  const empty =
    items?.length === 0
      ? t(aggregation === 'direct' ? 'members.empty' : 'members.emptyAggregated')
      : undefined;
  return (
    <InfoCard
      title={t('members.title')}
      {...(totalItems > 0 ? { count: totalItems } : {})}
      action={toggle || undefined}
      {...(empty === undefined ? {} : { empty })}
    >
      {error ? (
        <ErrorPanel
          title={t('members.failed')}
          error={error}
          onRetry={counted.error ? counted.retry : () => void members.refetch()}
        />
      ) : items === undefined ? (
        <SkeletonText lines={4} />
      ) : (
        <MemberList name={entity.metadata.title ?? entity.metadata.name} members={items} />
      )}
      {items !== undefined && items.length < totalItems && (
        <Button onClick={() => setLimit(limit + step)}>{t('members.more')}</Button>
      )}
    </InfoCard>
  );
}

function useMembers(refs: string[] | undefined, limit: number) {
  return useCatalogQuery<QueryEntitiesResponse>({
    queryKey: ['org', 'members', refs, limit],
    load: (catalogApi, options) =>
      catalogApi.queryEntities(
        {
          filter: { kind: 'user', 'relations.memberOf': refs ?? [] },
          fields,
          limit,
          orderFields: [{ field: 'metadata.name', order: 'asc' }],
        },
        options,
      ),
    enabled: refs !== undefined,
    placeholderData: (before) => before,
  });
}

function MemberList({ name, members }: { name: string; members: readonly Entity[] }) {
  const { t } = useTranslationRef(orgTranslationRef);
  return (
    <Grid aria-label={t('members.list', { name })}>
      {members.map((member) => {
        const { displayName, picture, email } = resolveProfile(member);
        return (
          <Person key={stringifyEntityRef(member)}>
            <Avatar name={displayName} {...(picture === undefined ? {} : { picture })} size={32} />
            <div>
              <EntityRefLink entityRef={member} defaultKind="user" hideIcon />
              {email === undefined ? null : <span className="email">{email}</span>}
            </div>
          </Person>
        );
      })}
    </Grid>
  );
}
