import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { FilePlus, Pencil, Trash2 } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { useTranslationRef } from '#sdk';
import { ConfirmDialog, DialogBox, VisuallyHidden, fontSize, rem, resolveTokens, space } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { isFreePath, isSafePath, isUnsaved } from '../files/templateFile';
import type { OpenFolder } from '../files/useTemplateFolder';
import { FileTree } from '../layout/FileTree';

/** Props of {@link FilePane}. */
export interface FilePaneProps {
  folder: OpenFolder;
  selected: string | undefined;
  /** The path of the template. */
  main: string | undefined;
  onSelect: (path: string | undefined) => void;
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  minHeight: 40,
  marginBottom: space[1],
  '& > span': {
    flex: 1,
    minWidth: 0,
    fontSize: rem(fontSize.sm),
    color: resolveTokens(theme).text.secondary,
  },
}));

const Dot = styled('span')(({ theme }) => ({
  flex: 'none',
  width: 8,
  height: 8,
  borderRadius: '50%',
  backgroundColor: resolveTokens(theme).status.warning.text,
  '@media (forced-colors: active)': { backgroundColor: 'CanvasText' },
}));

function UnsavedMark({ children }: { children: string }) {
  return (
    <Dot title={children}>
      <VisuallyHidden>{children}</VisuallyHidden>
    </Dot>
  );
}

/** The files of the folder, with commands for the selected one. */
export function FilePane({ folder, selected, main, onSelect }: FilePaneProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [dialog, setDialog] = useState<'create' | 'rename' | 'remove'>();
  const files = folder.folder?.files ?? [];
  const close = (): void => setDialog(undefined);
  return (
    <>
      <Head>
        <span>{t('panes.files')}</span>
        <IconButton
          aria-label={t('files.create')}
          title={t('files.create')}
          onClick={() => setDialog('create')}
        >
          <FilePlus aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('files.rename')}
          title={t('files.rename')}
          disabled={selected === undefined}
          onClick={() => setDialog('rename')}
        >
          <Pencil aria-hidden />
        </IconButton>
        <IconButton
          aria-label={t('files.remove')}
          title={t('files.remove')}
          disabled={selected === undefined}
          onClick={() => setDialog('remove')}
        >
          <Trash2 aria-hidden />
        </IconButton>
      </Head>
      <FileTree
        label={t('panes.files')}
        selected={selected}
        onSelect={onSelect}
        files={files.map((file) => ({
          path: file.path,
          isMain: file.path === main,
          mark: isUnsaved(file) && <UnsavedMark>{t('files.unsaved')}</UnsavedMark>,
        }))}
      />
      {(dialog === 'create' || dialog === 'rename') && (
        <PathDialog
          title={t(`files.${dialog}`)}
          initial={dialog === 'rename' ? (selected ?? '') : folderOf(selected)}
          isFree={(path) =>
            isFreePath(dialog === 'rename' ? files.filter((file) => file.path !== selected) : files, path)
          }
          onClose={close}
          onSave={(path) => {
            if (dialog === 'create') folder.add(path);
            else if (selected !== undefined && path !== selected) folder.rename(selected, path);
            onSelect(path);
            close();
          }}
        />
      )}
      <ConfirmDialog
        open={dialog === 'remove'}
        title={t('files.removeTitle', { path: selected ?? '' })}
        confirmLabel={t('files.remove')}
        danger
        onCancel={close}
        onConfirm={() => {
          if (selected !== undefined) folder.remove(selected);
          onSelect(undefined);
          close();
        }}
      >
        {t(folder.folder?.handle ? 'files.removeHelp' : 'files.removeCopy')}
      </ConfirmDialog>
    </>
  );
}

function folderOf(path: string | undefined): string {
  return path?.slice(0, path.lastIndexOf('/') + 1) ?? '';
}

interface PathDialogProps {
  title: string;
  initial: string;
  isFree: (path: string) => boolean;
  onSave: (path: string) => void;
  onClose: () => void;
}

function PathDialog({ title, initial, isFree, onSave, onClose }: PathDialogProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const [path, setPath] = useState(initial);
  const [isChecked, setChecked] = useState(false);
  const error = isSafePath(path) ? (isFree(path) ? undefined : t('files.exists')) : t('files.invalid');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    setChecked(true);
    if (error === undefined) onSave(path);
  };
  const id = 'template-file-path';
  return (
    <DialogBox
      open
      title={title}
      width="xs"
      onClose={onClose}
      actions={
        <Button variant="contained" type="submit" form={id}>
          {title}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={save}>
        <TextField
          label={t('files.name')}
          value={path}
          fullWidth
          margin="dense"
          error={isChecked && error !== undefined}
          helperText={isChecked && error !== undefined ? error : t('files.nameHelp')}
          slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false, autoCapitalize: 'off' } }}
          onChange={({ target }) => setPath(target.value)}
        />
      </form>
    </DialogBox>
  );
}
