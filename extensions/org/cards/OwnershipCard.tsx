import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { printableText } from '#model';
import { useTranslationRef, useRouteRef } from '#sdk';
import {
  ErrorPanel,
  InfoCard,
  RouterLink,
  SkeletonLine,
  VisuallyHidden,
  fontSize,
  fontWeight,
  radius,
  rem,
  resolveTokens,
  space,
  useFormatNumber,
} from '#ui';
import { useEntity } from '#extensions/catalog';
import {
  EntityKindIcon,
  useCatalogQuery,
  useKindName,
  useQueryFailure,
} from '#extensions/catalog/components';
import { orgTranslationRef } from '../i18n/orgTranslationRef';
import { defaultAggregation } from '../relations/defaultAggregation';
import { loadOwnedCounts, type OwnedCount } from '../relations/loadOwnedCounts';
import { ownedEntitiesSearch } from '../relations/ownedEntitiesSearch';
import { type Aggregation, useCountedRefs } from '../relations/useCountedRefs';
import { catalogIndexRouteRef } from '../routes';
import { AggregationToggle } from './AggregationToggle';

const Tiles = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    // Two per row on a phone.
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(120px, 100%), 1fr))',
    gap: space[2],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& :is(a, .tile)': {
      height: '100%',
      alignContent: 'start',
      display: 'grid',
      gridTemplateColumns: 'auto 1fr',
      alignItems: 'center',
      columnGap: space[2],
      minHeight: 64,
      padding: space[3],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      color: tokens.text.primary,
      textDecoration: 'none',
    },
    '& a:hover': { backgroundColor: tokens.surface.muted, textDecoration: 'none' },
    '& .count': {
      fontSize: rem(fontSize.xl),
      fontWeight: fontWeight.semibold,
      fontVariantNumeric: 'tabular-nums',
      lineHeight: 1.2,
    },
    '& .type': {
      gridColumn: '1 / -1',
      minWidth: 0,
      overflowWrap: 'anywhere',
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      '& > bdi': { display: 'block', textAlign: ['-webkit-match-parent', 'match-parent'] },
    },
  };
});

/** The number of placeholder tiles while loading, to limit the layout shift. */
const placeholders = 8;

/** Props of {@link OwnershipCard}. */
export interface OwnershipCardProps {
  /** The initial scope. By default, it depends on the kind of the entity. */
  initialAggregation: Aggregation | undefined;
  showToggle: boolean;
  ownedKinds: string[];
}

/** The number of owned entities by kind and type. Each number links to the list in the catalog. */
export function OwnershipCard({ initialAggregation, showToggle, ownedKinds }: OwnershipCardProps) {
  const { entity } = useEntity();
  const { t } = useTranslationRef(orgTranslationRef);
  const [aggregation, setAggregation] = useState(initialAggregation ?? defaultAggregation(entity));
  const { refs, failure } = useCountedRefs(entity, aggregation);
  const counts = useCatalogQuery<OwnedCount[]>({
    queryKey: ['org', 'owned', refs, ownedKinds],
    load: (catalogApi, options) =>
      loadOwnedCounts(catalogApi, { owners: refs ?? [], kinds: ownedKinds }, options),
    enabled: refs !== undefined,
    placeholderData: (before) => before,
  });
  const countFailure = useQueryFailure(counts);
  const shownFailure = failure ?? countFailure;
  return (
    <InfoCard
      title={t('ownership.title')}
      {...(counts.data?.length === 0 ? { empty: t('ownership.empty') } : {})}
      action={
        showToggle ? (
          <AggregationToggle
            value={aggregation}
            ofUser={entity.kind.toLowerCase() === 'user'}
            onChange={setAggregation}
          />
        ) : undefined
      }
    >
      {shownFailure && <ErrorPanel title={t('ownership.failed')} {...shownFailure} />}
      {counts.data === undefined ? (
        !shownFailure && (
          <Tiles aria-hidden>
            {Array.from({ length: placeholders }, (_none, index) => (
              <li key={index}>
                <SkeletonLine height={64} />
              </li>
            ))}
          </Tiles>
        )
      ) : (
        <OwnedTiles counts={counts.data} owners={refs ?? []} />
      )}
    </InfoCard>
  );
}

/** The kind, and the type if there is one. */
function OwnedType({ kind, type }: { kind: string; type: string | undefined }) {
  return (
    <span className="type" title={type === undefined ? kind : `${kind} · ${type}`}>
      {kind}
      {type === undefined ? null : (
        <>
          <VisuallyHidden> · </VisuallyHidden>
          <bdi>{type}</bdi>
        </>
      )}
    </span>
  );
}

function OwnedTiles({ counts, owners }: { counts: readonly OwnedCount[]; owners: readonly string[] }) {
  const printKind = useKindName();
  const formatNumber = useFormatNumber();
  const catalog = useRouteRef(catalogIndexRouteRef)?.();
  return (
    <Tiles>
      {counts.map(({ kind, type, count }) => {
        const content = (
          <>
            <EntityKindIcon kind={kind} size={18} />
            <span className="count">{formatNumber(count)}</span>
            <OwnedType kind={printKind(kind)} type={printableText(type)} />
          </>
        );
        return (
          <li key={`${kind}:${type ?? ''}`}>
            {catalog === undefined ? (
              <span className="tile">{content}</span>
            ) : (
              <RouterLink to={`${catalog}?${ownedEntitiesSearch({ kind, type, owners })}`}>
                {content}
              </RouterLink>
            )}
          </li>
        );
      })}
    </Tiles>
  );
}
