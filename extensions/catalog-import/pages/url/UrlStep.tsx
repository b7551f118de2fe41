import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { FileText, FolderGit2 } from 'lucide-react';
import { useApi, useTranslationRef } from '#sdk';
import { fontFamily, fontSize, radius, rem, resolveTokens, space } from '#ui';
import { catalogImportApiRef } from '../../api/CatalogImportApi';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { useScmIntegrations } from '../../api/useScmIntegrations';
import { Columns } from '../layout/Columns';

const UrlColumns = styled(Columns)(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& textarea': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.sm), lineHeight: 1.6 },
    '& ul': {
      display: 'grid',
      gap: space[4],
      margin: 0,
      padding: space[4],
      listStyle: 'none',
      borderRadius: radius.card,
      backgroundColor: tokens.surface.muted,
    },
    '& li': { display: 'grid', gridTemplateColumns: '20px minmax(0, 1fr)', columnGap: space[3] },
    '& li svg': { width: 20, height: 20, color: tokens.text.secondary },
    '& p': { margin: 0 },
    '& li p': { fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& li code': {
      display: 'block',
      marginTop: space[1],
      fontFamily: fontFamily.mono,
      fontSize: rem(fontSize.xs),
      overflowWrap: 'anywhere',
    },
  };
});

/** The repository in examples. */
const example = { organization: 'acme', project: 'shop', owner: 'acme', repo: 'website' };

/** The field for the URLs, and what they can be. */
export function UrlStep({ text, onChange }: { text: string; onChange: (text: string) => void }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { entityFilename } = useApi(catalogImportApiRef).defaults;
  const all = useScmIntegrations()?.list() ?? [];
  // Pull requests can be created in the repositories of these services.
  const integrations = (['github', 'azure'] as const).flatMap((type) =>
    all.filter((integration) => integration.type === type),
  );
  const hosts = [...new Set(integrations.map(({ config }) => config.baseUrl))];
  const print = (address: { ref?: string; path: string }) =>
    integrations[0]?.printUrl({ ...example, ...address });
  return (
    <UrlColumns>
      <TextField
        label={t('url.label')}
        value={text}
        placeholder={print({ path: '' })}
        helperText={t('url.help')}
        fullWidth
        multiline
        minRows={4}
        maxRows={12}
        margin="dense"
        slotProps={{ htmlInput: { spellCheck: false, autoCapitalize: 'off', dir: 'ltr' } }}
        onChange={({ target }) => onChange(target.value)}
      />
      <ul>
        <li>
          <FolderGit2 aria-hidden />
          <div>
            <strong>{t('url.repository')}</strong>
            <p>{t('url.repositoryHelp', { file: entityFilename })}</p>
            {hosts.map((base) => (
              <code key={base} dir="ltr">
                {base}/…
              </code>
            ))}
          </div>
        </li>
        <li>
          <FileText aria-hidden />
          <div>
            <strong>{t('url.file')}</strong>
            <p>{t('url.fileHelp')}</p>
            <code dir="ltr">{print({ ref: 'main', path: entityFilename })}</code>
          </div>
        </li>
      </ul>
    </UrlColumns>
  );
}
