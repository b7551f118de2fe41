import { styled } from '@mui/material/styles';
import { type FocusEvent, useEffect, useMemo } from 'react';
import type { ScmIntegrations } from '#model';
import { useTranslationRef } from '#sdk';
import { space } from '#ui';
import type { FormFieldProps } from '../../blueprints/formField';
import { Description } from '../../form/theme/texts';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { TextCombobox } from '../combobox/TextCombobox';
import { FieldNotice } from '../frame/FieldNotice';
import { FieldSkeleton } from '../frame/FieldSkeleton';
import { readOptions, readText } from '../frame/fieldValue';
import { type FieldView, readFieldView } from '../frame/fieldView';
import { CredentialsNotice } from './CredentialsNotice';
import {
  hostInputs,
  type HostKind,
  listHosts,
  LOCAL_HOST,
  type PartInput,
  resolveHostKind,
} from './hostKind';
import type { RepoUrlPickerOptions } from './repositoryOptions';
import { parseRepositoryUrl, printRepositoryUrl, type RepositoryLocation } from './repositoryUrl';
import { changeHost, resolveDefaults } from './resolveDefaults';
import { listSuggestions, planOwners, planProjects, planRepositories } from './suggestionQueries';
import { useHosts } from './useHosts';
import { useSuggestions } from './useSuggestions';
import { useUserToken } from './useUserToken';

/** Props of {@link RepoUrlPicker}. */
export type RepoUrlPickerProps = FormFieldProps<string, RepoUrlPickerOptions>;

const Parts = styled('div')({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginTop: space[2],
});

/** A field for the location of a repository: the host and, depending on it, owner, workspace, project and repository. */
export function RepoUrlPicker(props: RepoUrlPickerProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const { integrations, hasFailed, retry } = useHosts();
  const field = readFieldView(props, { title: '', description: '' });
  return (
    // The summary of problems sets the focus to the group.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      data-group={field.label === '' ? undefined : ''}
      role="group"
      aria-labelledby={field.label === '' ? undefined : `${field.id}__title`}
      id={field.id}
      tabIndex={-1}
      onFocus={focusProblem}
    >
      {field.label !== '' && (
        <div data-label="" id={`${field.id}__title`}>
          <bdi>{field.label}</bdi>
        </div>
      )}
      <Description id={`${field.id}__description`} description={field.hint} />
      {integrations && <RepositoryInputs {...props} field={field} integrations={integrations} />}
      {!integrations && !hasFailed && <FieldSkeleton />}
      {hasFailed && (
        <FieldNotice
          tone="failure"
          text={t('repository.hostsFailed')}
          action={{ label: t('retry'), run: retry }}
        />
      )}
      <Description id={`${field.id}__help`} description={field.help} />
    </div>
  );
}

/** The summary of problems leads to the group. Its first input with a problem gets the focus. */
function focusProblem({ target, currentTarget }: FocusEvent<HTMLElement>): void {
  if (target !== currentTarget) return;
  const inputs = [...currentTarget.querySelectorAll<HTMLInputElement>('input:enabled')];
  (inputs.find((input) => input.ariaInvalid === 'true') ?? inputs[0])?.focus();
}

interface RepositoryInputsProps extends RepoUrlPickerProps {
  field: FieldView;
  integrations: ScmIntegrations;
}

function RepositoryInputs(props: RepositoryInputsProps) {
  const { field, integrations, formData, onChange, formContext } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const options = readOptions<RepoUrlPickerOptions>(props);
  const hosts = listHosts(integrations, options.allowedHosts ?? []);
  const kindOf = (host: string): HostKind => resolveHostKind(host, integrations);
  const value = readText(formData);
  const location = parseRepositoryUrl(value);
  const kind = kindOf(location.host);

  const completed = printRepositoryUrl(resolveDefaults(location, options, hosts, kindOf));
  useEffect(() => {
    if (completed !== undefined && printRepositoryUrl(location) !== completed) onChange(completed);
    // The location is part of the value.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [completed, value]);

  const access = useUserToken(location.host, options.requestUserCredentials, formContext);
  const owners = useSuggestions(planOwners(kind, location), access.token);
  const projects = useSuggestions(planProjects(kind, location), access.token);
  const repositories = useSuggestions(planRepositories(kind, location, owners), access.token);
  const update = (next: RepositoryLocation): void => onChange(printRepositoryUrl(next));
  const { label: _label, ...shared } = field;

  if (hosts.length === 0) return <FieldNotice text={t('repository.noHosts')} />;
  return (
    <Parts>
      <TextCombobox
        field={{
          ...shared,
          id: `${field.id}_host`,
          label: t('repository.host.title'),
          hint: t('repository.host.description'),
          help: '',
          isRequired: true,
          isDisabled: field.isDisabled || hosts.length === 1,
          hasErrors: field.hasErrors && location.host === '',
        }}
        value={location.host}
        options={hosts.map(({ host, title }) => ({
          value: host,
          label: host === LOCAL_HOST ? t('repository.local') : title,
        }))}
        allowsArbitrary={false}
        onChange={(host) => update(changeHost(location, host, kindOf))}
      />
      {kind === 'other' && location.host !== '' && (
        <FieldNotice text={t('repository.unknownHost', { host: location.host })} />
      )}
      <CredentialsNotice host={location.host} access={access} />
      {location.host !== '' &&
        hostInputs[kind].map((input) => (
          <PartField
            key={input.part}
            field={field}
            input={input}
            value={location[input.part]}
            allowed={(input.allowed && options[input.allowed]) ?? []}
            suggestions={listSuggestions(input.part, kind, location, { owners, projects, repositories })}
            onChange={(part) => update({ ...location, [input.part]: part })}
          />
        ))}
    </Parts>
  );
}

interface PartFieldProps {
  field: FieldView;
  input: PartInput;
  value: string;
  allowed: readonly string[];
  suggestions: readonly string[];
  onChange: (value: string) => void;
}

function PartField({ field, input, value, allowed, suggestions, onChange }: PartFieldProps) {
  const { t } = useTranslationRef(fieldsTranslationRef);
  const isChoice = allowed.length > 0;
  const values = isChoice ? allowed : suggestions;
  const options = useMemo(() => values.map((each) => ({ value: each })), [values]);
  return (
    <TextCombobox
      field={{
        id: `${field.id}_${input.part}`,
        label: t(`repository.${input.text}.title`),
        hint: t(`repository.${input.text}.description`),
        help: '',
        isRequired: input.isRequired,
        isDisabled: field.isDisabled || allowed.length === 1,
        hasErrors: field.hasErrors && input.isRequired && value === '',
        autoFocus: false,
        placeholder: undefined,
      }}
      value={value}
      options={options}
      allowsArbitrary={!isChoice}
      onChange={onChange}
    />
  );
}
