import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useRouteRef, useTranslationRef } from '#sdk';
import { Banner, DialogBox, fontWeight, resolveTokens, space } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { registerComponentRouteRef } from '../../routes';

/** Props of {@link PublishDialog}. */
export interface PublishDialogProps {
  /** The path of the template. */
  path: string | undefined;
  /** Whether files have changes that are not saved. */
  isUnsaved: boolean;
  /** Whether the folder is a directory on this computer. */
  hasDirectory: boolean;
  onSave: () => void;
  onClose: () => void;
}

const Steps = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: space[4],
  margin: `${space[4]}px 0 0`,
  paddingInlineStart: space[6],
  '& li::marker': { fontWeight: fontWeight.semibold },
  '& h3': { margin: 0, font: 'inherit', fontWeight: fontWeight.semibold },
  '& p': { margin: `${space[1]}px 0 ${space[2]}px`, color: resolveTokens(theme).text.secondary },
  '& > li > [role], & > li > button': { marginTop: space[2] },
  '& form': { display: 'grid', justifyItems: 'start', gap: space[2] },
}));

/** Explains how a template gets into the catalog, and continues with the page that registers it. */
export function PublishDialog({ path, isUnsaved, hasDirectory, onSave, onClose }: PublishDialogProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const navigate = useNavigate();
  const importPath = useRouteRef(registerComponentRouteRef)?.();
  const [url, setUrl] = useState('');
  const register = (event: FormEvent): void => {
    event.preventDefault();
    void navigate(`${importPath ?? ''}?${new URLSearchParams({ url: url.trim() }).toString()}`);
  };
  return (
    <DialogBox
      open
      title={t('publish.title')}
      width="sm"
      onClose={onClose}
      actions={<Button onClick={onClose}>{t('publish.close')}</Button>}
    >
      {t('publish.intro')}
      <Steps>
        <li>
          <h3>{t('publish.save')}</h3>
          <p>{t('publish.saveHelp')}</p>
          {isUnsaved && (
            <Banner severity="warning">{t(hasDirectory ? 'publish.unsaved' : 'files.savedCopy')}</Banner>
          )}
          <Button size="small" variant="outlined" onClick={onSave}>
            {t(hasDirectory ? 'menu.save' : 'menu.download')}
          </Button>
        </li>
        <li>
          <h3>{t('publish.push')}</h3>
          <p>{t('publish.pushHelp')}</p>
        </li>
        {importPath !== undefined && (
          <li>
            <h3>{t('publish.register')}</h3>
            <p>{t('publish.registerHelp', { file: path ?? 'template.yaml' })}</p>
            <form onSubmit={register}>
              <TextField
                label={t('publish.url')}
                type="url"
                value={url}
                required
                fullWidth
                placeholder={`https://github.com/acme/templates/blob/main/${path ?? 'template.yaml'}`}
                slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
                onChange={({ target }) => setUrl(target.value)}
              />
              <Button type="submit" variant="contained" disabled={!/^https?:\/\/\S+$/i.test(url.trim())}>
                {t('publish.continue')}
              </Button>
            </form>
          </li>
        )}
      </Steps>
    </DialogBox>
  );
}
