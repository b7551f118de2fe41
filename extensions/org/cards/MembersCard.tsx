import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type Entity, RELATION_PARENT_OF, getEntityRelations, stringifyEntityRef } from '#model';
import type { QueryEntitiesResponse } from '#extensions/catalog';
import { useTranslationRef } from '#sdk';
import { Avatar, ErrorPanel, InfoCard, SkeletonText, fontSize, rem, resolveTokens, space } from '#ui';
import { useEntity } from '#extensions/catalog';
import { EntityRefLink, readEntity, useCatalogQuery, useQueryFailure } from '#extensions/catalog/components';
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

/** The members of a group, optionally with those of its child groups. */
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
  const memberFailure = useQueryFailure(members);
  const failure = counted.failure ?? memberFailure;
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
      {failure && <ErrorPanel title={t('members.failed')} {...failure} />}
      {items === undefined ? (
        !failure && <SkeletonText lines={4} />
      ) : (
        <MemberList name={resolveProfile(entity).displayName} members={items} />
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
    load: async (catalogApi, options) => {
      const request = {
        filter: { kind: 'user', 'relations.memberOf': refs ?? [] },
        fields,
        limit,
        orderFields: [{ field: 'metadata.name', order: 'asc' } as const],
      };
      const { items, ...page } = await catalogApi.queryEntities(request, options);
      return { ...page, items: items.map((item) => readEntity(item).entity) };
    },
    enabled: refs !== undefined,
    placeholderData: (before) => before,
  });
}

function MemberList({ name, members }: { name: string; members: readonly Entity[] }) {
  const { t } = useTranslationRef(orgTranslationRef);
  return (
    <Grid aria-label={t('members.list', { name })}>
      {members.map((member, index) => {
        const { displayName, picture, email } = resolveProfile(member);
        return (
          <Person key={`${stringifyEntityRef(member)} ${index}`}>
            <Avatar name={displayName} {...(picture === undefined ? {} : { picture })} size={32} />
            <div>
              <EntityRefLink entityRef={member} defaultKind="user" hideIcon />
              {email === undefined ? null : <bdi className="email">{email}</bdi>}
            </div>
          </Person>
        );
      })}
    </Grid>
  );
}
