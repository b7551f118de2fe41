import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useTranslationRef } from '#sdk';
import {
  ErrorPanel,
  RelativeTime,
  SkeletonText,
  StatusBadge,
  fontSize,
  fontWeight,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { printFailure } from '../api/printFailure';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { useKubernetesObjects } from '../objects/KubernetesObjectsContext';
import { useSearchSwitch } from '../objects/useSearchSwitch';
import { ProxyDenied } from '../parts/ProxyDenied';
import type { KubernetesEvent } from './kubernetesEvent';
import { useEvents, type EventTarget } from './useEvents';

/** Props of {@link EventList}. */
export interface EventListProps {
  clusterName: string;
  targets: readonly EventTarget[];
  isPaused: boolean;
  /** Shows warnings only, without a choice. */
  warningsOnly?: boolean;
}

const Column = styled('div')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

const List = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': { padding: `${space[2]}px 0`, borderBottom: `1px solid ${tokens.line.subtle}` },
    '& > li > div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: `0 ${space[2]}px` },
    '& strong': { fontWeight: fontWeight.medium },
    '& small': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& p': { margin: '2px 0 0', overflowWrap: 'anywhere' },
  };
});

/** The most events to render. Older ones are rarely useful, and clusters keep them for an hour only. */
const MOST = 100;

/** The events of objects, the latest first, or that the user may not see them. */
export function EventList(props: EventListProps) {
  const { mayUseProxy } = useKubernetesObjects();
  if (mayUseProxy === undefined) return <SkeletonText />;
  return mayUseProxy ? <LoadedEvents {...props} /> : <ProxyDenied />;
}

function LoadedEvents({ clusterName, targets, isPaused, warningsOnly = false }: EventListProps) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [isFiltered, setFiltered] = useSearchSwitch('warnings');
  const { events, error, retry, isRetrying } = useEvents(clusterName, targets, isPaused);
  const shown = events?.filter(({ isWarning }) => isWarning || !(warningsOnly || isFiltered));
  const hasBoth = events?.some(({ isWarning }) => isWarning) && events.some(({ isWarning }) => !isWarning);
  return (
    <Column>
      {error && (
        <ErrorPanel
          title={t('events.failed')}
          error={new Error(printFailure(error))}
          onRetry={retry}
          retrying={isRetrying}
        />
      )}
      {!events && !error && <SkeletonText />}
      {hasBoth === true && !warningsOnly && (
        <FormControlLabel
          control={<Checkbox checked={isFiltered} onChange={(_event, value) => setFiltered(value)} />}
          label={t('events.warnings')}
        />
      )}
      {shown?.length === 0 && !error && <span>{t('events.none')}</span>}
      {shown && shown.length > 0 && (
        <List>
          {shown.slice(0, MOST).map((event) => (
            <Row key={event.key} event={event} hasName={targets.length > 1} />
          ))}
        </List>
      )}
    </Column>
  );
}

function Row({ event, hasName }: { event: KubernetesEvent; hasName: boolean }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { isWarning, reason, message, count, first, last, kind, name } = event;
  return (
    <li>
      <div>
        <StatusBadge plain tone={isWarning ? 'warning' : 'info'}>
          {t(isWarning ? 'events.warning' : 'events.normal')}
        </StatusBadge>
        <strong>{reason}</strong>
        {hasName && <small>{t('events.of', { kind, name })}</small>}
      </div>
      <p>{message}</p>
      <div>
        {first !== undefined && (
          <small>
            <RelativeTime value={first} within={(time) => t('events.first', { time, count })} />
          </small>
        )}
        {last !== undefined && count > 1 && (
          <small>
            <RelativeTime value={last} within={(time) => t('events.last', { time })} />
          </small>
        )}
      </div>
    </li>
  );
}
