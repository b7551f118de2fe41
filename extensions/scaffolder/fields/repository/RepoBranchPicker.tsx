import { useTranslationRef } from '#sdk';
import type { FormFieldProps } from '../../blueprints/formField';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { TextCombobox } from '../combobox/TextCombobox';
import { readOptions, readText } from '../frame/fieldValue';
import { readFieldView } from '../frame/fieldView';
import { CredentialsNotice } from './CredentialsNotice';
import { type HostKind, resolveHostKind } from './hostKind';
import type { RepoBranchPickerOptions } from './repositoryOptions';
import { parseRepositoryUrl, type RepositoryLocation } from './repositoryUrl';
import { useHosts } from './useHosts';
import { type SuggestionQuery, useSuggestions } from './useSuggestions';
import { useUserToken } from './useUserToken';

/** Props of {@link RepoBranchPicker}. */
export type RepoBranchPickerProps = FormFieldProps<string, RepoBranchPickerOptions>;

/** A field for a branch of the repository in the value `repoUrl` of the form. */
export function RepoBranchPicker(props: RepoBranchPickerProps) {
  const { formData, onChange, formContext } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const { integrations } = useHosts();
  const location = parseRepositoryUrl(readText(formContext.formData['repoUrl']));
  const { requestUserCredentials } = readOptions<RepoBranchPickerOptions>(props);
  const access = useUserToken(location.host, requestUserCredentials, formContext);
  const kind = integrations ? resolveHostKind(location.host, integrations) : 'other';
  const branches = useSuggestions(planBranches(kind, location), access.token);
  const field = readFieldView(props, { title: t('branch.title'), description: t('branch.description') });
  return (
    <>
      <TextCombobox
        field={{ ...field, placeholder: field.placeholder ?? t('branch.placeholder') }}
        value={readText(formData)}
        options={branches.map(({ id }) => ({ value: id }))}
        allowsArbitrary
        onChange={(branch) => onChange(branch === '' ? undefined : branch)}
      />
      <CredentialsNotice host={location.host} access={access} />
    </>
  );
}

function planBranches(
  kind: HostKind,
  { host, owner, repo: repository, workspace }: RepositoryLocation,
): SuggestionQuery | undefined {
  if (repository === '') return undefined;
  if (kind === 'bitbucketCloud' && workspace !== '')
    return { provider: 'bitbucket-cloud', resource: 'branches', context: { host, workspace, repository } };
  return (kind === 'github' || kind === 'gitea') && owner !== ''
    ? { provider: kind, resource: 'branches', context: { host, owner, repository } }
    : undefined;
}
