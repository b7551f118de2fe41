import { styled } from '@mui/material/styles';
import { CircleCheck, Circle } from 'lucide-react';
import { useRouteRef, useTranslationRef } from '#sdk';
import { fontSize, rem, resolveTokens, SafeLink, space, VisuallyHidden } from '#ui';
import { catalogIndexRouteRef } from '#extensions/catalog';
import { settingsRouteRef } from '#extensions/user-settings';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { resolveSteps, type StepConfig } from '../onboarding/resolveSteps';
import { useFacts } from '../onboarding/useFacts';
import { SettingsPending } from './SettingsPending';

const Steps = styled('ol')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr)',
      columnGap: space[3],
      paddingBlock: space[2],
    },
    '& svg': { width: 20, height: 20, color: tokens.text.secondary },
    '& [data-done] svg': { color: tokens.status.success.text },
    '& [data-done] > div > :first-of-type': { color: tokens.text.secondary },
    '& p': { margin: 0, fontSize: rem(fontSize.sm), color: tokens.text.secondary },
  };
});

const Progress = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[2],
    marginBottom: space[2],
    fontSize: rem(fontSize.sm),
    color: tokens.text.secondary,
    '& > div': { height: 4, borderRadius: 2, overflow: 'hidden', backgroundColor: tokens.line.subtle },
    '& > div > div': { height: '100%', borderTop: `4px solid ${tokens.status.success.text}` },
  };
});

/** The first steps in the portal. Each is checked off when it is done. */
export function Onboarding({ steps: config }: { steps?: readonly StepConfig[] }) {
  const { t } = useTranslationRef(homeTranslationRef);
  const facts = useFacts();
  const catalogPath = useRouteRef(catalogIndexRouteRef)?.();
  const settingsPath = useRouteRef(settingsRouteRef)?.();
  const paths = {
    'signed-in': settingsPath,
    language: settingsPath,
    starred: catalogPath,
    visited: catalogPath,
  };
  if (!facts) return <SettingsPending />;
  const steps = resolveSteps(config, facts);
  const doneCount = steps.filter(({ isDone }) => isDone).length;
  // Only the next step is explained, so that the list stays short.
  const next = steps.findIndex(({ isDone }) => !isDone);
  const isOver = doneCount === steps.length;
  return (
    <>
      <Progress>
        <span>
          {isOver ? t('onboarding.over') : t('onboarding.progress', { done: doneCount, total: steps.length })}
        </span>
        <div aria-hidden>
          <div style={{ inlineSize: `${(doneCount / steps.length) * 100}%` }} />
        </div>
      </Progress>
      <Steps>
        {steps.map(({ fact, count, title, description, isDone, ...step }, index) => {
          const url = step.url ?? paths[fact];
          const name = title ?? t(`onboarding.${fact}.title`, { count });
          return (
            <li key={`${index} ${name}`} data-done={isDone ? '' : undefined}>
              {isDone ? <CircleCheck aria-hidden /> : <Circle aria-hidden />}
              <div>
                {isDone || url === undefined ? <span>{name}</span> : <SafeLink href={url}>{name}</SafeLink>}
                <VisuallyHidden> ({t(isDone ? 'onboarding.done' : 'onboarding.open')})</VisuallyHidden>
                {index === next && (
                  <p>{description ?? (title === undefined ? t(`onboarding.${fact}.description`) : '')}</p>
                )}
              </div>
            </li>
          );
        })}
      </Steps>
    </>
  );
}
