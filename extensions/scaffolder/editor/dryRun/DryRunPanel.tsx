import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { styled } from '@mui/material/styles';
import { CircleCheck, CircleX, Download, LoaderCircle, Trash2 } from 'lucide-react';
import { useEffect, useId, useMemo, useRef, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { EmptyState, InfoCard, ProgressBar, SegmentedControl, space } from '#ui';
import { LogView } from '#viewers/log';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { downloadZip } from '../files/zipFiles';
import { readResultFiles } from './compareFiles';
import { DryRunFailure } from './DryRunFailure';
import { DryRunFiles } from './DryRunFiles';
import { DryRunOutput } from './DryRunOutput';
import { listLogLines } from './listLogLines';
import type { DryRun, DryRuns } from './useDryRuns';

/** Props of {@link DryRunPanel}. */
export interface DryRunPanelProps extends Pick<DryRuns, 'runs' | 'cancel' | 'remove'> {
  /** The name of downloads. */
  name: string;
}

const Bar = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });
const Panel = styled('div')({ paddingBlockStart: space[4], minWidth: 0 });
const icons = {
  running: <LoaderCircle aria-hidden />,
  done: <CircleCheck aria-hidden />,
  failed: <CircleX aria-hidden />,
};
const tabs = ['files', 'log', 'output'] as const;
type ResultTab = (typeof tabs)[number];

/** The results of dry runs. The latest one is shown first. */
export function DryRunPanel({ runs, cancel, remove, name }: DryRunPanelProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const latest = runs.at(-1);
  const [choice, setChoice] = useState<{ number: number; latest: number | undefined }>();
  const heading = useRef<HTMLDivElement>(null);
  const ended = latest?.state === 'running' ? undefined : latest?.number;
  useEffect(() => {
    if (ended !== undefined) heading.current?.scrollIntoView({ block: 'nearest' });
  }, [ended]);
  // A new result is shown, whatever was chosen before.
  const chosen = choice?.latest === latest?.number ? choice?.number : undefined;
  const run = runs.find(({ number }) => number === chosen) ?? latest;
  return (
    <div ref={heading}>
      <InfoCard
        title={t('run.title')}
        action={
          run && (
            <Bar>
              {run.response && run.response.directoryContents.length > 0 && (
                <Button
                  size="small"
                  startIcon={<Download aria-hidden />}
                  onClick={() =>
                    downloadZip(
                      `${name}-${run.number}`,
                      readResultFiles(run.response?.directoryContents ?? []),
                    )
                  }
                >
                  {t('run.download')}
                </Button>
              )}
              {run.state === 'running' ? (
                <Button size="small" onClick={cancel}>
                  {t('run.cancel')}
                </Button>
              ) : (
                <Button size="small" startIcon={<Trash2 aria-hidden />} onClick={() => remove(run.number)}>
                  {t('run.remove')}
                </Button>
              )}
            </Bar>
          )
        }
      >
        {runs.length > 1 && (
          <SegmentedControl
            label={t('run.list')}
            value={`${run?.number ?? ''}`}
            segments={runs.map(({ number, state }) => ({
              value: `${number}`,
              label: t('run.result', { number }),
              icon: icons[state],
            }))}
            onChange={(number) => setChoice({ number: Number(number), latest: latest?.number })}
          />
        )}
        <div role="status">{run && <RunNotice run={run} />}</div>
        {run === undefined && (
          <EmptyState headingLevel={3} title={t('run.noResults')} description={t('run.none')} />
        )}
        {run?.state === 'failed' && <DryRunFailure error={run.error} number={run.number} />}
        {run?.response && <Result key={run.number} run={run} earlier={runs} />}
      </InfoCard>
    </div>
  );
}

function RunNotice({ run }: { run: DryRun }) {
  const { t } = useTranslationRef(editorTranslationRef);
  if (run.state !== 'running') return null;
  return (
    <>
      <p>{t('run.running')}</p>
      <ProgressBar />
    </>
  );
}

function Result({ run, earlier }: { run: DryRun; earlier: readonly DryRun[] }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [tab, setTab] = useState<ResultTab>('files');
  const id = useId();
  const { response } = run;
  const lines = useMemo(() => listLogLines(response?.log ?? []), [response]);
  if (!response) return null;
  return (
    <>
      <Tabs value={tab} aria-label={t('run.title')} onChange={(_event, next: ResultTab) => setTab(next)}>
        {tabs.map((name) => (
          <Tab
            key={name}
            value={name}
            label={t(`run.${name}`)}
            id={`${id}-${name}`}
            aria-controls={`${id}-panel`}
          />
        ))}
      </Tabs>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${tab}`}>
        {tab === 'files' && <DryRunFiles run={run} earlier={earlier} />}
        {tab === 'log' && (
          <LogView lines={lines} label={t('run.log')} fileName={`dry-run-${run.number}.txt`} />
        )}
        {tab === 'output' && <DryRunOutput output={response.output} />}
      </Panel>
    </>
  );
}
