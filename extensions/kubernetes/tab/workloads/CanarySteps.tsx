import { styled } from '@mui/material/styles';
import { Check } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import { Banner, RelativeTime, fontSize, radius, rem, resolveTokens, space } from '#ui';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import type { KubernetesObject } from '../../model/kubernetesObject';
import { readRollout, type CanaryStep } from '../../model/rollout';

const Box = styled('div')({ display: 'grid', gap: space[3], padding: `${space[3]}px ${space[4]}px` });

const Steps = styled('ol')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    flexWrap: 'wrap',
    gap: space[2],
    margin: 0,
    padding: 0,
    fontSize: rem(fontSize.sm),
    '& li': {
      display: 'flex',
      alignItems: 'center',
      gap: space[1],
      listStyle: 'none',
      padding: `2px ${space[3]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.pill,
      backgroundColor: tokens.surface.base,
      color: tokens.text.secondary,
    },
    '& svg': { width: 14, height: 14, color: tokens.status.success.text },
    '& li[aria-current]': {
      borderColor: tokens.accent.text,
      color: tokens.text.primary,
      outline: `1px solid ${tokens.accent.text}`,
    },
  };
});

/** The steps of a canary rollout, with the current one, and why it does not go on. */
export function CanarySteps({ rollout }: { rollout: KubernetesObject }) {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  const print = usePrintStep();
  const state = readRollout(rollout);
  if (!state) return null;
  const { steps, current, aborted, pausedSince } = state;
  const labels = [...steps.map(print), t('rollout.promoted')];
  return (
    <Box>
      {aborted !== undefined && (
        <Banner severity="error">{t('rollout.aborted', { message: aborted })}</Banner>
      )}
      {aborted === undefined && pausedSince !== undefined && (
        <Banner severity="info">
          <RelativeTime value={pausedSince} within={(time) => t('rollout.paused', { time })} />
        </Banner>
      )}
      <Steps aria-label={t('rollout.steps', { name: rollout.metadata?.name ?? '' })}>
        {labels.map((label, index) => (
          // Steps have no names, and their order never changes.
          // oxlint-disable-next-line react/no-array-index-key
          <li key={index} aria-current={index === current ? 'step' : undefined}>
            {current !== undefined && index < current && <Check aria-hidden />}
            {label}
          </li>
        ))}
      </Steps>
    </Box>
  );
}

function usePrintStep(): (step: CanaryStep) => string {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return (step) => {
    switch (step.type) {
      case 'setWeight':
        return t('rollout.setWeight', { weight: step.weight });
      case 'pause':
        return t('rollout.pause', { duration: step.duration });
      case 'infinitePause':
        return t('rollout.infinitePause');
      case 'analysis':
        return [t('rollout.analysis'), ...step.templates].join(' ');
      default:
        return t('rollout.unknown');
    }
  };
}
