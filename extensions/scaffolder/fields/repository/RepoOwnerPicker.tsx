import { useTranslationRef } from '#sdk';
import type { FormFieldProps } from '../../blueprints/formField';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { TextCombobox } from '../combobox/TextCombobox';
import { readOptions, readText } from '../frame/fieldValue';
import { readFieldView } from '../frame/fieldView';
import { CredentialsNotice } from './CredentialsNotice';
import { type HostKind, resolveHostKind } from './hostKind';
import type { RepoOwnerPickerOptions } from './repositoryOptions';
import { useHosts } from './useHosts';
import { type SuggestionQuery, useSuggestions } from './useSuggestions';
import { useUserToken } from './useUserToken';

/** Props of {@link RepoOwnerPicker}. */
export type RepoOwnerPickerProps = FormFieldProps<string, RepoOwnerPickerOptions>;

/** A field for an owner of repositories at the host of its options. */
export function RepoOwnerPicker(props: RepoOwnerPickerProps) {
  const { formData, onChange, formContext } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const { integrations } = useHosts();
  const {
    host = '',
    excludedOwners = [],
    requestUserCredentials,
  } = readOptions<RepoOwnerPickerOptions>(props);
  const access = useUserToken(host, requestUserCredentials, formContext);
  const kind = integrations && host !== '' ? resolveHostKind(host, integrations) : 'other';
  const owners = useSuggestions(planOwners(kind, host), access.token);
  const field = readFieldView(props, {
    title: t('repoOwner.title'),
    description: t('repoOwner.description'),
  });
  const names = owners.map(({ id, title }) => title ?? id);
  return (
    <>
      <TextCombobox
        field={field}
        value={readText(formData)}
        options={names.flatMap((name) => (excludedOwners.includes(name) ? [] : [{ value: name }]))}
        allowsArbitrary
        onChange={(owner) => onChange(owner === '' ? undefined : owner)}
      />
      <CredentialsNotice host={host} access={access} />
    </>
  );
}

function planOwners(kind: HostKind, host: string): SuggestionQuery | undefined {
  if (kind === 'github' || kind === 'gitea') return { provider: kind, resource: 'owners', context: { host } };
  return kind === 'gitlab' ? { provider: 'gitlab', resource: 'groups', context: { host } } : undefined;
}
