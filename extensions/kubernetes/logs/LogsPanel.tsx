import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { styled } from '@mui/material/styles';
import { useMemo, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { Banner, EmptyState, ProgressBar, RelativeTime, SelectField, space } from '#ui';
import { LogView } from '#viewers/log';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import { createLinePrinter } from './createLinePrinter';
import { LogFailures } from './LogFailures';
import { logRangeNames, type LogRangeName } from './logRanges';
import { nameSources, type LogSource } from './logSource';
import { useLogOptions } from './useLogOptions';
import { useLogs } from './useLogs';

/** Props of {@link LogsPanel}. */
export interface LogsPanelProps {
  clusterName: string;
  /** The name of the pod or workload. */
  name: string;
  /** The containers to choose from. */
  sources: readonly LogSource[];
  /** The key of the container that is shown. Empty for all. */
  selected: string;
  onSelect: (key: string) => void;
  /** The height of the lines in px. */
  height?: number;
}

const Column = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
});

const Options = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[2]}px ${space[4]}px`,
});

/** The logs of one container or of several at once, with new lines as they are written. */
export function LogsPanel(props: LogsPanelProps) {
  const { clusterName, name, sources, onSelect, height } = props;
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const [{ range, previous, timestamps, query }, change] = useLogOptions();
  // A container that was removed cannot be read anymore.
  const selected = sources.some(({ key }) => key === props.selected) ? props.selected : '';
  const shown = selected === '' ? sources : sources.filter(({ key }) => key === selected);
  const canShowPrevious = shown.some(({ hasPrevious }) => hasPrevious);
  if (sources.length === 0) return <EmptyState headingLevel={3} title={t('logs.noContainers')} />;
  const names = nameSources(sources);
  return (
    <Column>
      <Options>
        {sources.length > 1 && (
          <SelectField
            label={t('logs.container')}
            value={selected}
            options={[
              { value: '', label: t('logs.all', { count: sources.length }) },
              ...sources.map(({ key }) => ({ value: key, label: names.get(key) ?? key })),
            ]}
            onChange={onSelect}
          />
        )}
        <SelectField
          label={t('logs.rangeLabel')}
          value={range}
          options={logRangeNames.map((value) => ({ value, label: t(`logs.range.${value}`) }))}
          onChange={(value) => change({ range: value as LogRangeName })}
        />
        <FormControlLabel
          control={
            <Checkbox checked={timestamps} onChange={(_event, value) => change({ timestamps: value })} />
          }
          label={t('logs.timestamps')}
        />
        <FormControlLabel
          disabled={!canShowPrevious && !previous}
          control={<Checkbox checked={previous} onChange={(_event, value) => change({ previous: value })} />}
          label={t('logs.previous')}
        />
      </Options>
      <LogLines
        // Another selection is another log.
        key={`${selected} ${range} ${previous}`}
        {...{ clusterName, name, range, previous, timestamps, query }}
        onQuery={(text) => change({ query: text })}
        sources={shown}
        {...(height !== undefined && { height })}
      />
    </Column>
  );
}

/** Props of {@link LogLines}. */
export interface LogLinesProps {
  clusterName: string;
  name: string;
  sources: readonly LogSource[];
  range: LogRangeName;
  previous: boolean;
  timestamps?: boolean;
  height?: number;
  /** The text to search for, if it stays when other containers are shown. */
  query?: string;
  onQuery?: (query: string) => void;
}

/** The lines of a log, and what is missing in them. */
export function LogLines(props: LogLinesProps) {
  const { clusterName, name, sources, range, previous, timestamps = false, height = 480 } = props;
  const { query, onQuery } = props;
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const { entries, isLoading, failures, removed, reconnectedAt } = useLogs({
    clusterName,
    sources,
    range,
    previous,
  });
  const [print] = useState(createLinePrinter);
  const names = useKnownNames(sources);
  const lines = print(entries, { timestamps, names: names.size > 1 ? names : undefined });
  const canRead = !previous || sources.some(({ hasPrevious }) => hasPrevious);
  return (
    <>
      <LogFailures failures={failures} names={names} />
      {removed > 0 && <Banner>{t('logs.removed', { count: removed })}</Banner>}
      {reconnectedAt !== undefined && (
        <Banner>
          <RelativeTime value={reconnectedAt} within={(time) => t('logs.reconnected', { time })} />
        </Banner>
      )}
      {lines.length > 0 ? (
        <LogView
          lines={lines}
          label={t('logs.title', { name })}
          isLive={!previous}
          fileName={`${name}${previous ? '-previous' : ''}.log`}
          height={height}
          {...(query !== undefined && { query })}
          {...(onQuery && { onQuery })}
        />
      ) : (
        <div style={{ minHeight: height }}>
          {isLoading && canRead ? (
            <ProgressBar />
          ) : (
            failures.length === 0 && (
              <EmptyState
                headingLevel={3}
                title={canRead ? t('logs.empty') : t('logs.noPrevious')}
                description={range === 'all' || previous ? undefined : t('logs.emptyRange')}
              />
            )
          )}
        </div>
      )}
    </>
  );
}

/** Names stay known after a container was removed, because its lines are still shown. */
function useKnownNames(sources: readonly LogSource[]): ReadonlyMap<string, string> {
  const [known, setKnown] = useState(sources);
  const added = sources.filter(({ key }) => known.every((one) => one.key !== key));
  if (added.length > 0) setKnown([...known, ...added]);
  return useMemo(() => nameSources(known), [known]);
}
