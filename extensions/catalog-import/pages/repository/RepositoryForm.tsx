import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import TextField from '@mui/material/TextField';
import { styled } from '@mui/material/styles';
import { useEffect } from 'react';
import { useApi, useTranslationRef } from '#sdk';
import { Banner, ErrorPanel, InfoCard, SkeletonText, fontSize, rem, space } from '#ui';
import { useQuery } from '@tanstack/react-query';
import { catalogImportApiRef, type AnalyzeResult } from '../../api/CatalogImportApi';
import { isBranchName, listRepositoryIssues } from '../../descriptor/checkRepository';
import { changeDescriptor, printDescriptors } from '../../descriptor/descriptor';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import type { RepositoryDraft } from '../../run/importDraft';
import type { StoredImportDraft } from '../../run/useImportDraft';
import { Columns } from '../layout/Columns';
import { DescriptorEditor } from './DescriptorEditor';
import { DescriptorFields } from './DescriptorFields';

const Intro = styled('div')({ marginBottom: space[2], '& p': { margin: 0 } });

const Request = styled('fieldset')({
  margin: `${space[4]}px 0 0`,
  padding: 0,
  border: 0,
  '& legend': { padding: 0, marginBottom: space[1], fontSize: rem(fontSize.md), fontWeight: 600 },
});

const RequestColumns = styled(Columns)({
  rowGap: 0,
  '& > [data-wide]': { gridColumn: '1 / -1' },
  '@media (max-width: 899px)': { rowGap: 0 },
});

/** Props of {@link RepositoryForm}. */
export interface RepositoryFormProps {
  result: Extract<AnalyzeResult, { type: 'repository' }>;
  draft: StoredImportDraft;
}

/** The generated descriptor of a repository as a form and as YAML, and the pull request that adds it. */
export function RepositoryForm({ result, draft }: RepositoryFormProps) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const api = useApi(catalogImportApiRef);
  const { url, generatedEntities: generated, unreadable } = result;
  const { changeRepository } = draft;
  const repository = draft.values.repositories.find((other) => other.url === url);
  const { data: texts, error } = useQuery({
    queryKey: ['catalog-import', 'texts'],
    queryFn: () => api.preparePullRequest(),
    staleTime: Infinity,
  });
  const isNew = repository === undefined;
  useEffect(() => {
    if (!isNew || !texts) return;
    const owner = generated[0]?.spec?.['owner'];
    const useCodeowners = typeof owner === 'string';
    const yaml = printDescriptors(generated);
    changeRepository({ url, yaml, branch: api.defaults.branchName, useCodeowners, ...texts });
  }, [isNew, texts, url, generated, api, changeRepository]);
  if (error) return <ErrorPanel error={error} />;
  if (!repository) return <SkeletonText lines={8} />;
  return (
    <InfoCard
      title={t('repository.heading', { file: api.defaults.entityFilename })}
      subtitle={<bdi>{url}</bdi>}
    >
      <Intro>
        {unreadable === undefined ? (
          <p>{t('repository.intro', { file: api.defaults.entityFilename })}</p>
        ) : (
          <Banner severity="warning">
            {t('repository.unreadable', { file: api.defaults.entityFilename, reason: unreadable })}
          </Banner>
        )}
      </Intro>
      <DescriptorForm
        repository={repository}
        generatedOwner={generated[0]?.spec?.['owner']}
        onChange={(part) => changeRepository({ url, ...part })}
      />
    </InfoCard>
  );
}

function DescriptorForm({
  repository,
  generatedOwner,
  onChange,
}: {
  repository: RepositoryDraft;
  generatedOwner: unknown;
  onChange: (part: Partial<RepositoryDraft>) => void;
}) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { yaml, title, body, branch, useCodeowners } = repository;
  const issues = listRepositoryIssues(repository);
  const owner = typeof generatedOwner === 'string' ? generatedOwner : '';
  return (
    <>
      <Columns shares={[1, 1]}>
        <div>
          <DescriptorFields
            yaml={yaml}
            issues={issues}
            isOwnerFixed={useCodeowners}
            onChange={(changed) => onChange({ yaml: changed })}
          />
          <FormControlLabel
            control={<Checkbox checked={useCodeowners} />}
            label={owner === '' ? t('repository.codeowners') : t('repository.codeownersFound', { owner })}
            onChange={(_event, checked) =>
              onChange({
                useCodeowners: checked,
                ...(checked && { yaml: changeDescriptor(yaml, 'owner', owner) }),
              })
            }
          />
        </div>
        <DescriptorEditor yaml={yaml} issues={issues} onChange={(changed) => onChange({ yaml: changed })} />
      </Columns>
      <Request>
        <legend>{t('review.pullRequest')}</legend>
        <RequestColumns shares={[1, 1]}>
          <TextField
            label={t('repository.title')}
            value={title}
            required
            fullWidth
            margin="dense"
            error={title.trim() === ''}
            onChange={({ target }) => onChange({ title: target.value })}
          />
          <TextField
            label={t('repository.branch')}
            value={branch}
            required
            fullWidth
            margin="dense"
            error={!isBranchName(branch)}
            helperText={isBranchName(branch) ? undefined : t('repository.branchInvalid')}
            slotProps={{ htmlInput: { dir: 'ltr', spellCheck: false } }}
            onChange={({ target }) => onChange({ branch: target.value })}
          />
          <TextField
            label={t('repository.body')}
            value={body}
            fullWidth
            multiline
            minRows={3}
            maxRows={12}
            margin="dense"
            data-wide=""
            onChange={({ target }) => onChange({ body: target.value })}
          />
        </RequestColumns>
      </Request>
    </>
  );
}
