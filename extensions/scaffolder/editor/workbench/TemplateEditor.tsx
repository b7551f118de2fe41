import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { lazyPart, useTranslationRef } from '#sdk';
import {
  Banner,
  ErrorPanel,
  ProgressBar,
  SegmentedControl,
  radius,
  resolveTokens,
  space,
  useMediaQuery,
} from '#ui';
import { printTemplate } from '../chooser/printTemplate';
import { useDryRuns } from '../dryRun/useDryRuns';
import { describeFolderError } from '../files/describeFolderError';
import { toBase64, type TemplateFile } from '../files/templateFile';
import type { OpenFolder } from '../files/useTemplateFolder';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { EditorIntro } from '../intro/EditorIntro';
import { LiveForm } from '../liveForm/LiveForm';
import { useFormCheck } from '../liveForm/useFormCheck';
import { useFormValues } from '../liveForm/useFormValues';
import type { FolderOpener } from '../open/useFolderOpener';
import { useVocabulary } from '../source/useVocabulary';
import { EditorToolbar } from './EditorToolbar';
import { FilePane } from './FilePane';
import { SourcePane } from './SourcePane';
import { useCheckedTemplate } from './useCheckedTemplate';

/** Props of {@link TemplateEditor}. */
export interface TemplateEditorProps {
  folder: OpenFolder;
  opener: FolderOpener;
}

// With the viewers of its results.
const DryRunPanel = lazyPart(
  async () => (await import('../dryRun/DryRunPanel')).DryRunPanel,
  () => <ProgressBar />,
);

const panes = ['files', 'editor', 'form', 'results'] as const;
type Pane = (typeof panes)[number];

const Layout = styled('div')({ display: 'grid', gap: space[4], minWidth: 0 });
const Panes = styled('div')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[4],
    minWidth: 0,
    '& > div': { minWidth: 0 },
    '& > [data-pane="files"], & > [data-pane="form"]': {
      padding: space[3],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
      overflow: 'auto',
    },
    '& > [data-pane="form"]': { padding: space[4] },
    '& > [data-pane="editor"]': { height: 'max(420px, calc(100dvh - 300px))' },
    '&[data-wide]': {
      gridTemplateColumns: '240px minmax(0, 1fr) minmax(320px, 32%)',
      gridTemplateRows: 'minmax(0, 1fr)',
      height: 'max(520px, calc(100dvh - 240px))',
    },
    '&[data-wide] > div': { height: '100%' },
  };
});

/** The editor of templates: files, source and form beside each other, and the results of dry runs below. On small screens, one at a time. */
export function TemplateEditor({ folder, opener }: TemplateEditorProps) {
  if (folder.folder === undefined) return <ProgressBar />;
  if (folder.folder === null) return <EditorIntro opener={opener} openName={undefined} />;
  return <OpenEditor key={folder.folder.name} folder={folder} opener={opener} />;
}

function OpenEditor({ folder, opener }: TemplateEditorProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const isWide = useMediaQuery('(min-width: 1200px)');
  const address = useEditorAddress();
  const loaded = useVocabulary();
  const values = useFormValues();
  const dryRuns = useDryRuns();
  const [error, setError] = useState<Error>();
  const files: readonly TemplateFile[] = folder.folder?.files ?? [];
  const wanted = files.some(({ path }) => path === address.file) ? address.file : undefined;
  const template = useCheckedTemplate(
    files,
    wanted,
    loaded.vocabulary,
    folder.folder?.isFromCatalog !== true,
  );
  const selected = wanted ?? template.path ?? files[0]?.path;
  const file = files.find(({ path }) => path === selected);
  const written = template.checked?.template?.metadata?.name;
  const name = typeof written === 'string' && written !== '' ? written : undefined;
  const save = (): void => {
    setError(undefined);
    folder.save(name).catch((cause: unknown) => setError(describeFolderError(cause, t)));
  };
  const form = useFormCheck(template.pages, values.formData);
  const run = async (): Promise<void> => {
    const { checked } = template;
    if (!checked?.template) return;
    if (!(await form.check())) {
      address.show('form');
      return;
    }
    dryRuns.start({
      template: checked.template,
      values: values.formData,
      secrets: values.secrets,
      directoryContents: files.map(({ path, content, executable }) => ({
        path,
        base64Content: toBase64(content),
        ...(executable === true && { executable }),
      })),
      files,
    });
    address.show('results');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!(event.ctrlKey || event.metaKey) || event.key.toLowerCase() !== 's') return;
    event.preventDefault();
    save();
  };
  const isShown = (pane: Pane): boolean => isWide || address.pane === pane;
  const results = <DryRunPanel {...dryRuns} name={name ?? folder.folder?.name ?? ''} />;
  return (
    <Layout onKeyDown={onKeyDown}>
      <EditorToolbar
        folder={folder}
        opener={opener}
        path={template.path}
        name={name}
        canRun={template.checked?.template !== undefined && !template.checked.isBroken}
        isRunning={dryRuns.isRunning}
        onRun={() => void run()}
        onSave={save}
        onLoad={(entity) =>
          opener.open({
            name: entity.metadata.name,
            files: [{ path: 'template.yaml', content: printTemplate(entity) }],
            isFromCatalog: true,
          })
        }
      />
      {opener.elements}
      {error && <ErrorPanel title={t('open.saveFailed')} error={error} />}
      {folder.folder?.isFromCatalog === true && <Banner severity="info">{t('files.fromCatalog')}</Banner>}
      {template.path === undefined && <Banner severity="warning">{t('files.noTemplate')}</Banner>}
      {!isWide && (
        <SegmentedControl
          label={t('panes.label')}
          value={address.pane}
          segments={panes.map((value) => ({ value, label: t(`panes.${value}`) }))}
          onChange={address.show}
        />
      )}
      <Panes data-wide={isWide ? '' : undefined}>
        <div data-pane="files" hidden={!isShown('files')}>
          <FilePane folder={folder} selected={selected} main={template.path} onSelect={address.select} />
        </div>
        <div data-pane="editor" hidden={!isShown('editor')}>
          {file && (
            <SourcePane
              file={file}
              checked={file.path === template.path ? template.checked : undefined}
              loaded={loaded}
              onChange={(text) => folder.change(file.path, text)}
            />
          )}
        </div>
        <div data-pane="form" hidden={!isShown('form')}>
          <LiveForm
            pages={template.pages}
            isOutdated={template.isOutdated}
            values={values}
            {...(form.problems && { problems: form.problems })}
          />
        </div>
        {!isWide && (
          <div data-pane="results" hidden={!isShown('results')}>
            {isShown('results') && results}
          </div>
        )}
      </Panes>
      {isWide && dryRuns.runs.length > 0 && results}
    </Layout>
  );
}

/** The selected file, and the pane on small screens: `?file=template.yaml&pane=form`. */
function useEditorAddress() {
  const [parameters, setParameters] = useSearchParams();
  const set = (changes: Record<string, string | undefined>): void =>
    setParameters(
      (now) => {
        const next = new URLSearchParams(now);
        for (const [name, value] of Object.entries(changes)) {
          if (value === undefined) next.delete(name);
          else next.set(name, value);
        }
        return next;
      },
      { replace: true },
    );
  return {
    file: parameters.get('file') ?? undefined,
    pane: panes.find((pane) => pane === parameters.get('pane')) ?? 'editor',
    select: (file: string | undefined): void => set({ file, pane: 'editor' }),
    show: (pane: Pane): void => set({ pane }),
  };
}
