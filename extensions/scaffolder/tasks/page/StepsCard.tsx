import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import { fontFamily, fontSize, fontWeight, InfoCard, radius, rem, resolveTokens, space } from '#ui';
import { tasksTranslationRef } from '../../i18n/tasks/tasksTranslationRef';
import { isEnded, type StepRun } from '../run/taskRun';
import { Duration } from '../status/Duration';
import { StepIcon } from './StepIcon';
import type { TaskPartProps } from './taskParts';

const Progress = styled('progress')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'block',
    width: '100%',
    height: 3,
    border: 0,
    appearance: 'none',
    backgroundColor: tokens.surface.muted,
    '&::-webkit-progress-bar': { backgroundColor: tokens.surface.muted },
    '&::-webkit-progress-value': { backgroundColor: tokens.status.info.text },
    '&::-moz-progress-bar': { backgroundColor: tokens.status.info.text },
    ...Object.fromEntries(
      (['success', 'error', 'warning'] as const).map((tone) => [
        `&[data-tone=${tone}]`,
        {
          '&::-webkit-progress-value': { backgroundColor: tokens.status[tone].text },
          '&::-moz-progress-bar': { backgroundColor: tokens.status[tone].text },
        },
      ]),
    ),
  };
});

const List = styled('ol')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    maxHeight: 520,
    margin: 0,
    padding: space[2],
    overflowY: 'auto',
    listStyle: 'none',
    '& button': {
      display: 'grid',
      gridTemplateColumns: '20px minmax(0, 1fr) auto',
      columnGap: space[2],
      alignItems: 'center',
      width: '100%',
      minHeight: 44,
      padding: `${space[1]}px ${space[2]}px`,
      border: 0,
      borderRadius: radius.control,
      background: 'none',
      font: 'inherit',
      textAlign: 'start',
      color: 'inherit',
      cursor: 'pointer',
      '&:hover': { backgroundColor: tokens.surface.hover },
      '&[aria-pressed=true]': { backgroundColor: tokens.surface.muted, fontWeight: fontWeight.medium },
    },
    '& button:not(:has(svg))': { minHeight: 36, '& > span': { gridColumn: '2 / -1' } },
    '& button > span': { minWidth: 0, overflowWrap: 'anywhere' },
    '& button > span > small': {
      display: 'block',
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xs),
      fontWeight: fontWeight.regular,
      color: tokens.text.secondary,
    },
    '& button > small': { fontSize: rem(fontSize.sm), color: tokens.text.secondary, whiteSpace: 'nowrap' },
  };
});

const tones = { failed: 'error', cancelled: 'warning', completed: 'success' } as const;

/** The steps of a task with their status and duration. A step selects its log. */
export function StepsCard({ state, view, changeView }: TaskPartProps) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const { run } = state;
  const done = countDone(run.steps);
  const { length: count } = run.steps;
  if (count === 0) return <InfoCard title={t('steps.title')} empty={t('steps.none')} />;
  const title = t('steps.title');
  return (
    <InfoCard title={title} subtitle={t('steps.done', { done, count })} flush>
      <Progress
        aria-label={title}
        value={done}
        max={count}
        data-tone={run.status in tones ? tones[run.status as keyof typeof tones] : undefined}
      />
      <List>
        <li>
          <button
            type="button"
            aria-pressed={view.showsLogs && view.stepId === undefined}
            onClick={() => changeView({ stepId: undefined, showsLogs: true })}
          >
            <span>{t('steps.all')}</span>
          </button>
        </li>
        {run.steps.map((step) => (
          <li key={step.id} aria-current={step.status === 'processing' ? 'step' : undefined}>
            <button
              type="button"
              aria-pressed={view.showsLogs && view.stepId === step.id}
              onClick={() => changeView({ stepId: step.id, showsLogs: true })}
            >
              <StepIcon status={step.status} />
              <span>
                <bdi>{step.name}</bdi>
                <small dir="ltr">{step.action}</small>
              </span>
              <StepFacts step={step} hasEnded={isEnded(run.status)} />
            </button>
          </li>
        ))}
      </List>
    </InfoCard>
  );
}

/** Returns how many steps have completed, or were left out by their condition rather than by a failure. */
function countDone(steps: readonly StepRun[]): number {
  const end = steps.findIndex(({ status }) => status === 'failed' || status === 'cancelled');
  return steps.filter(
    ({ status }, index) => status === 'completed' || (status === 'skipped' && (end < 0 || index < end)),
  ).length;
}

/** The duration of a step that ran, or its status. The status of a step that ran is also in words, for screen readers. */
function StepFacts({ step, hasEnded }: { step: StepRun; hasEnded: boolean }) {
  const { t } = useTranslationRef(tasksTranslationRef);
  const { status, startedAt, endedAt } = step;
  const words = t(status === 'open' && hasEnded ? 'status.notRun' : `status.${status}`);
  return (
    <small>
      {words}
      {startedAt !== undefined && status !== 'skipped' && (
        <>
          {' · '}
          <Duration from={startedAt} to={endedAt} />
        </>
      )}
    </small>
  );
}
