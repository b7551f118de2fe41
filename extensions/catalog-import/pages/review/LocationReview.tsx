import { styled } from '@mui/material/styles';
import { EntityDisplayName } from '#extensions/catalog/components';
import { useTranslationRef } from '#sdk';
import { ErrorPanel, InfoCard, SkeletonText, StatusBadge, fontSize, rem, resolveTokens, space } from '#ui';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { TargetLink } from '../layout/TargetLink';
import type { DryRun, FoundEntity } from '../../run/useDryRuns';
import type { RunState } from '../../run/useImportRun';

const Entities = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 360,
    overflow: 'auto',
    '& li': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
      minHeight: 36,
      borderTop: `1px solid ${tokens.line.subtle}`,
    },
    '& li:first-of-type': { borderTop: 0 },
    '& li > span:first-of-type': { flex: '1 1 200px', minWidth: 0 },
    '& p': {
      flexBasis: '100%',
      margin: `0 0 ${space[2]}px`,
      fontSize: rem(fontSize.sm),
      color: tokens.text.secondary,
      overflowWrap: 'anywhere',
    },
  };
});

const tones = { new: 'success', known: 'info', conflict: 'warning' } as const;

/** The entities of a location, as they would be registered. */
export function LocationReview({ dryRun, state }: { dryRun: DryRun; state: RunState | undefined }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { target, entities, exists, error, isPending, retry } = dryRun;
  const badge = state?.is ?? (exists ? 'exists' : undefined);
  return (
    <InfoCard
      title={<TargetLink target={target} />}
      subtitle={exists ? t('review.exists') : undefined}
      action={badge !== undefined && <RunBadge state={badge} />}
    >
      {state?.error && <ErrorPanel title={t('review.notRegistered')} error={state.error} />}
      {error ? (
        <ErrorPanel title={t('review.notRead')} error={error} onRetry={retry} retrying={isPending} />
      ) : entities ? (
        <Entities>
          {entities.map((entity) => (
            <EntityLine key={entity.entityRef} entity={entity} />
          ))}
        </Entities>
      ) : (
        <SkeletonText lines={2} />
      )}
    </InfoCard>
  );
}

function EntityLine({ entity: { entityRef, state, otherLocation } }: { entity: FoundEntity }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  return (
    <li>
      <span>
        <EntityDisplayName entityRef={entityRef} />
      </span>
      <StatusBadge tone={tones[state]}>{t(`review.${state}`)}</StatusBadge>
      {state === 'conflict' && (
        <p>
          {otherLocation === undefined
            ? t('review.conflictHere')
            : t('review.conflictWith', { location: otherLocation })}
        </p>
      )}
    </li>
  );
}

const badgeTones = { running: 'info', done: 'success', failed: 'error', exists: 'info' } as const;

/** The state of a location or pull request while it is imported. */
export function RunBadge({ state }: { state: RunState['is'] | 'exists' }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  return <StatusBadge tone={badgeTones[state]}>{t(`run.${state}`)}</StatusBadge>;
}
