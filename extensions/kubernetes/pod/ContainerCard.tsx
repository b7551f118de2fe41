import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Check, ScrollText, SquareTerminal, X } from 'lucide-react';
import { useTranslationRef } from '#sdk';
import {
  RelativeTime,
  StatusBadge,
  VisuallyHidden,
  fontSize,
  fontWeight,
  radius,
  rem,
  resolveTokens,
  space,
  useUiLanguage,
  type StatusTone,
} from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { Container, ContainerStatus } from '../model/pod';
import { CopyableText } from '../parts/CopyableText';
import type { PodMetrics } from '../protocol';
import { listHealthChecks, readContainerState } from './containerHealth';
import { printDuration } from './printDuration';
import { UsageGauges } from './UsageGauges';

/** Props of {@link ContainerCard}. */
export interface ContainerCardProps {
  /** What the pod requests. Undefined if the cluster sent a pod without it. */
  container: Container | undefined;
  status: ContainerStatus;
  usage: PodMetrics['containers'][number] | undefined;
  /** Undefined if the user may not read logs. */
  onShowLogs: (() => void) | undefined;
  /** Undefined if there are no terminals. */
  onOpenTerminal: (() => void) | undefined;
}

const Card = styled('article')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    gap: space[3],
    padding: space[4],
    border: `1px solid ${tokens.line.subtle}`,
    borderRadius: radius.card,
    '& header': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      gap: `${space[1]}px ${space[3]}px`,
    },
    '& h4': {
      flex: '0 1 auto',
      minWidth: 0,
      margin: 0,
      fontSize: rem(fontSize.md),
      fontWeight: fontWeight.semibold,
      overflowWrap: 'anywhere',
    },
    '& header > :last-child': { flexBasis: '100%', color: tokens.text.secondary },
    '& p': { margin: 0, overflowWrap: 'anywhere' },
    '& footer:empty': { display: 'none' },
    '& footer:not(:empty)': { display: 'flex', flexWrap: 'wrap', gap: space[2] },
  };
});

const Facts = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[1]}px ${space[4]}px`,
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).text.secondary,
}));

const Checks = styled('ul')(({ theme }) => {
  const { status, text } = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(min(180px, 100%), 1fr))',
    gap: `${space[1]}px ${space[4]}px`,
    margin: 0,
    padding: 0,
    listStyle: 'none',
    fontSize: rem(fontSize.sm),
    '& li': { display: 'flex', alignItems: 'center', gap: 6 },
    '& svg': { flex: 'none', width: 16, height: 16, color: status.success.text },
    '& li[data-failed] svg': { color: text.secondary },
  };
});

/** A container of a pod: its state, its health, its usage, and buttons for its log and a terminal. */
export function ContainerCard({ container, status, usage, onShowLogs, onOpenTerminal }: ContainerCardProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  if (!container) return <p>{t('container.unreadable')}</p>;
  const { name, image, state = {}, restartCount = 0 } = status;
  const used = image || container.image;
  const message = state.waiting?.message ?? state.terminated?.message;
  return (
    <Card aria-label={name}>
      <header>
        <h4>{name}</h4>
        <StatusBadge tone={resolveTone(status)}>
          {t('container.status', { status: readContainerState(status) ?? t('container.unknown') })}
        </StatusBadge>
        {used !== undefined && used !== '' && <CopyableText isCode text={used} />}
      </header>
      {message !== undefined && message !== '' && <p>{message}</p>}
      <Times status={status} />
      {restartCount > 0 && <Restarts status={status} />}
      <div>
        <Facts>{t('container.health')}</Facts>
        <Checks>
          {listHealthChecks(container, status).map(({ check, isPassed }) => (
            <li key={check} data-failed={isPassed ? undefined : ''}>
              {isPassed ? <Check aria-hidden /> : <X aria-hidden />}
              {t(`container.${check}`)}
              <VisuallyHidden>: {t(isPassed ? 'container.passed' : 'container.notPassed')}</VisuallyHidden>
            </li>
          ))}
        </Checks>
      </div>
      {usage && <UsageGauges cpu={usage.cpuUsage} memory={usage.memoryUsage} />}
      <footer>
        {onShowLogs && (
          <Button size="small" variant="outlined" startIcon={<ScrollText aria-hidden />} onClick={onShowLogs}>
            {t('head.logs')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
        {onOpenTerminal && state.running && (
          <Button
            size="small"
            variant="outlined"
            startIcon={<SquareTerminal aria-hidden />}
            onClick={onOpenTerminal}
          >
            {t('container.terminal')}
            <VisuallyHidden> {name}</VisuallyHidden>
          </Button>
        )}
      </footer>
    </Card>
  );
}

function Times({ status: { state = {} } }: { status: ContainerStatus }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const language = useUiLanguage();
  const started = state.running?.startedAt ?? state.terminated?.startedAt;
  const finished = state.terminated?.finishedAt;
  if (started === undefined && finished === undefined) return null;
  const duration = Date.parse(finished ?? '') - Date.parse(started ?? '');
  return (
    <Facts>
      {started !== undefined && (
        <RelativeTime value={started} within={(time) => t('container.started', { time })} />
      )}
      {finished !== undefined && (
        <RelativeTime value={finished} within={(time) => t('container.completed', { time })} />
      )}
      {!Number.isNaN(duration) && (
        <span>{t('container.duration', { duration: printDuration(duration, language) })}</span>
      )}
    </Facts>
  );
}

function Restarts({ status: { restartCount = 0, lastState } }: { status: ContainerStatus }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { reason, exitCode, finishedAt } = lastState?.terminated ?? {};
  const why = [reason, exitCode !== undefined && t('container.exitCode', { code: exitCode })];
  const printed = why.filter(Boolean).join(', ');
  return (
    <Facts>
      <span>{t('container.restarts', { count: restartCount })}</span>
      {finishedAt !== undefined && printed !== '' && (
        <RelativeTime
          value={finishedAt}
          within={(time) => t('container.lastEnd', { time, reason: printed })}
        />
      )}
    </Facts>
  );
}

function resolveTone({ state = {}, ready }: ContainerStatus): StatusTone {
  if (state.waiting) {
    const { reason = '' } = state.waiting;
    return ['ContainerCreating', 'PodInitializing', ''].includes(reason) ? 'info' : 'error';
  }
  if (state.terminated) return state.terminated.reason === 'Completed' ? 'success' : 'error';
  if (!state.running) return 'neutral';
  return ready === true ? 'success' : 'warning';
}
