import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { useTranslationRef } from '#sdk';
import { EmptyState, SelectField, StatusBadge, space } from '#ui';
import { CodeView } from '#viewers/code';
import { DiffView } from '#viewers/diff';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { sortFiles } from '../files/templateFile';
import { fileLanguage } from '../layout/fileLanguage';
import { FileTree } from '../layout/FileTree';
import { createSourceFinder, markFiles, readResultFiles, type ResultFile } from './compareFiles';
import type { DryRun } from './useDryRuns';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(220px, 320px) minmax(0, 1fr)',
  gap: space[4],
  alignItems: 'start',
  '@media (max-width: 799.95px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  '& > div': { minWidth: 0 },
});
const Tree = styled('div')({ maxHeight: 560, overflow: 'auto' });
const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  justifyContent: 'space-between',
  gap: space[3],
  marginBottom: space[4],
});
const tones = { added: 'success', changed: 'info', unchanged: 'neutral' } as const;

/** The files that a dry run created, marked by how they differ from the template or from another result. */
export function DryRunFiles({ run, earlier }: { run: DryRun; earlier: readonly DryRun[] }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [base, setBase] = useState('');
  const [chosen, setChosen] = useState<string>();
  const others = earlier.filter(({ number, response }) => number !== run.number && response !== undefined);
  const other = others.find(({ number }) => `${number}` === base);
  const files = listFiles(run, other);
  const shown = files.find(({ path }) => path === chosen) ?? files[0];
  if (!shown) return <EmptyState headingLevel={3} title={t('run.noFiles')} />;
  const count = (state: ResultFile['state']): number => files.filter((file) => file.state === state).length;
  return (
    <>
      <Bar>
        <span>
          {t(other ? 'run.counts' : 'run.sourceCounts', {
            count: files.length,
            added: count('added'),
            changed: count('changed'),
            unchanged: count('unchanged'),
          })}
        </span>
        {others.length > 0 && (
          <SelectField
            label={t('run.compare')}
            value={other ? base : ''}
            options={[
              { value: '', label: t('run.source') },
              ...others.map(({ number }) => ({ value: `${number}`, label: t('run.result', { number }) })),
            ]}
            onChange={setBase}
          />
        )}
      </Bar>
      <Columns>
        <Tree>
          <FileTree
            label={t('run.files')}
            selected={shown.path}
            onSelect={setChosen}
            files={files.map(({ path, state }) => ({
              path,
              mark: state !== 'unchanged' && (
                <StatusBadge tone={tones[state]} plain>
                  {t(other || state === 'added' ? `run.${state}` : 'run.filled')}
                </StatusBadge>
              ),
            }))}
          />
        </Tree>
        <div>
          <FileContent key={shown.path} file={shown} />
        </div>
      </Columns>
    </>
  );
}

function listFiles(run: DryRun, other: DryRun | undefined): ResultFile[] {
  const { directoryContents = [], steps = [] } = run.response ?? {};
  const known =
    other &&
    new Map(
      readResultFiles(other.response?.directoryContents ?? []).map(({ path, content }) => [path, content]),
    );
  const find = known ? (path: string) => known.get(path) : createSourceFinder(run.files, steps);
  return sortFiles(markFiles(readResultFiles(directoryContents), find));
}

function FileContent({ file: { path, content, state, before } }: { file: ResultFile }) {
  const { t } = useTranslationRef(editorTranslationRef);
  if (typeof content !== 'string')
    return (
      <EmptyState
        headingLevel={3}
        title={path}
        description={t('run.binary', { size: Math.ceil(content.length / 1024) })}
      />
    );
  const language = fileLanguage(path);
  return state === 'changed' && typeof before === 'string' ? (
    <DiffView before={before} after={content} label={path} language={language} />
  ) : (
    <CodeView code={content} label={path} title={path} language={language} />
  );
}
