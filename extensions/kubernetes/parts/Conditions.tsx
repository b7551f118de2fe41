import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { RelativeTime, StatusBadge, fontSize, rem, resolveTokens, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { Condition } from '../model/pod';
import { resolveConditionTone } from './resolveConditionTone';

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space[2],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& small': { fontSize: rem(fontSize.sm), color: resolveTokens(theme).text.secondary },
  '& p': { margin: `2px 0 0 ${space[4] + 3}px`, fontSize: rem(fontSize.sm), overflowWrap: 'anywhere' },
}));

/** The conditions of an object: whether each is as it should be, since when, and why if it is not. */
export function Conditions({ conditions }: { conditions: readonly Condition[] }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  return (
    <List>
      {conditions.map((condition) => {
        const { type, status, reason, message, lastTransitionTime } = condition;
        const tone = resolveConditionTone(condition);
        const why = [reason, message].filter(Boolean).join(': ');
        const known = status === 'True' || status === 'False' || status === 'Unknown';
        return (
          <li key={type}>
            <span>
              <StatusBadge plain tone={tone}>
                {type}: {known ? t(`condition.${status}`) : status}
              </StatusBadge>{' '}
              {lastTransitionTime !== undefined && (
                <small>
                  <RelativeTime value={lastTransitionTime} />
                </small>
              )}
            </span>
            {why !== '' && tone !== 'success' && <p>{why}</p>}
          </li>
        );
      })}
    </List>
  );
}
