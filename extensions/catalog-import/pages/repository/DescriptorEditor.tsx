import { styled } from '@mui/material/styles';
import { useApi, useTranslationRef } from '#sdk';
import { StatusBadge, fontSize, rem, resolveTokens, space } from '#ui';
import { SourceEditor } from '#viewers/source';
import { catalogImportApiRef } from '../../api/CatalogImportApi';
import type { DescriptorIssue } from '../../descriptor/descriptor';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';

const Issues = styled('ul')(({ theme }) => ({
  display: 'grid',
  gap: space[1],
  margin: `${space[2]}px 0 0`,
  padding: 0,
  listStyle: 'none',
  fontSize: rem(fontSize.sm),
  color: resolveTokens(theme).status.error.text,
}));

/** The YAML of the descriptor, with its problems. */
export function DescriptorEditor({
  yaml,
  issues,
  onChange,
}: {
  yaml: string;
  issues: readonly DescriptorIssue[];
  onChange: (yaml: string) => void;
}) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { entityFilename } = useApi(catalogImportApiRef).defaults;
  return (
    <div>
      <SourceEditor
        text={yaml}
        label={entityFilename}
        language="yaml"
        marked={issues.map(({ line }) => line)}
        onChange={onChange}
      />
      <div role="status">
        {issues.length === 0 ? (
          <StatusBadge tone="success" plain>
            {t('repository.valid')}
          </StatusBadge>
        ) : (
          <Issues>
            {issues.map(({ line, message }) => (
              <li key={`${line}:${message}`}>{t('repository.issue', { line, message })}</li>
            ))}
          </Issues>
        )}
      </div>
    </div>
  );
}
