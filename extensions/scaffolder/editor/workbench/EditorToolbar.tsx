import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { ChevronDown, Play } from 'lucide-react';
import { useState } from 'react';
import type { Entity } from '#model';
import { lazyPopup, useTranslationRef } from '#sdk';
import {
  ConfirmDialog,
  Kbd,
  fontSize,
  fontWeight,
  rem,
  resolveTokens,
  space,
  useMenu,
  type MenuAction,
} from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import type { OpenFolder } from '../files/useTemplateFolder';
import type { FolderOpener } from '../open/useFolderOpener';

/** Props of {@link EditorToolbar}. */
export interface EditorToolbarProps {
  folder: OpenFolder;
  opener: FolderOpener;
  /** The path of the template. */
  path: string | undefined;
  /** The name in the template. */
  name: string | undefined;
  canRun: boolean;
  isRunning: boolean;
  onRun: () => void;
  onSave: () => void;
  onLoad: (template: Entity) => void;
}

const TemplateDialog = lazyPopup(async () => (await import('../chooser/TemplateDialog')).TemplateDialog);
const PublishDialog = lazyPopup(async () => (await import('./PublishDialog')).PublishDialog);

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  '& > div': { flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' },
  '& h2': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& p': { margin: 0, fontSize: rem(fontSize.sm), color: resolveTokens(theme).text.secondary },
}));

/** The name of the folder, and the commands of the editor. */
export function EditorToolbar(props: EditorToolbarProps) {
  const { folder, opener, path, name, canRun, isRunning, onRun, onSave, onLoad } = props;
  const { t } = useTranslationRef(editorTranslationRef);
  const [dialog, setDialog] = useState<'close' | 'templates' | 'publish'>();
  const { unsaved } = folder;
  const hasDirectory = folder.folder?.handle !== undefined;
  const hasChanges = unsaved.length > 0 || (folder.folder?.removed.length ?? 0) > 0;
  const hide = (): void => setDialog(undefined);
  const canOpen = opener.support === 'supported';
  const uploads: MenuAction[] = [
    { id: 'folder', label: t('intro.folder'), onSelect: opener.uploadFolder },
    { id: 'zip', label: t('intro.zip'), onSelect: opener.uploadZip },
  ];
  const menu = useMenu({
    label: t('menu.file'),
    items: [
      ...(canOpen ? [{ id: 'open', label: t('menu.open'), onSelect: opener.openDirectory }] : []),
      ...uploads,
      { id: 'create', label: t('menu.create'), onSelect: opener.create },
      {
        id: 'save',
        label: t(hasDirectory ? 'menu.save' : 'menu.download'),
        hint: <Kbd>Ctrl S</Kbd>,
        divider: true,
        onSelect: onSave,
      },
      {
        id: 'close',
        label: t('menu.close'),
        divider: true,
        onSelect: () => (hasChanges ? setDialog('close') : folder.close()),
      },
    ],
  });
  return (
    <Bar>
      <div>
        <h2>{hasDirectory ? folder.folder?.name : (name ?? folder.folder?.name)}</h2>
        <p role="status">{describeState(folder, t)}</p>
      </div>
      <Button endIcon={<ChevronDown aria-hidden />} {...menu.trigger}>
        {t('menu.file')}
      </Button>
      {menu.popup}
      <Button onClick={() => setDialog('templates')}>{t('menu.templates')}</Button>
      <Button onClick={() => setDialog('publish')}>{t('menu.publish')}</Button>
      <Button
        variant="contained"
        color="primary"
        startIcon={<Play aria-hidden />}
        disabled={!canRun || isRunning}
        title={canRun ? undefined : t('run.broken')}
        onClick={onRun}
      >
        {t(isRunning ? 'menu.running' : 'menu.dryRun')}
      </Button>
      {dialog === 'templates' && (
        <TemplateDialog
          onClose={hide}
          onChoose={(template) => {
            hide();
            onLoad(template);
          }}
        />
      )}
      {dialog === 'publish' && (
        <PublishDialog
          path={path}
          isUnsaved={hasChanges}
          hasDirectory={hasDirectory}
          onSave={onSave}
          onClose={hide}
        />
      )}
      <ConfirmDialog
        open={dialog === 'close'}
        title={t('files.closeTitle')}
        confirmLabel={t('files.closeConfirm')}
        danger
        onCancel={hide}
        onConfirm={() => {
          hide();
          folder.close();
        }}
      >
        {t('files.closeHelp', { count: Math.max(1, unsaved.length) })}
      </ConfirmDialog>
    </Bar>
  );
}

type EditorTextFunction = ReturnType<typeof useTranslationRef<typeof editorTranslationRef.messages>>['t'];

function describeState({ unsaved, folder }: OpenFolder, t: EditorTextFunction): string {
  const count = unsaved.length + (folder?.removed.length ?? 0);
  const state = count > 0 ? t('files.unsavedCount', { count }) : t('files.saved');
  return folder?.handle || count === 0 ? state : `${state}. ${t('files.savedCopy')}`;
}
