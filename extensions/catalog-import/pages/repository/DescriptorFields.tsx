import TextField from '@mui/material/TextField';
import { useTranslationRef } from '#sdk';
import {
  changeDescriptor,
  fieldPaths,
  readDescriptor,
  type DescriptorField,
  type DescriptorIssue,
} from '../../descriptor/descriptor';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { ChoiceField, TagsField } from './ChoiceField';
import { useFacetChoices, useRefChoices } from './useChoices';

/** Props of {@link DescriptorFields}. */
export interface DescriptorFieldsProps {
  yaml: string;
  issues: readonly DescriptorIssue[];
  /** Whether the owner comes from CODEOWNERS. */
  isOwnerFixed: boolean;
  onChange: (yaml: string) => void;
}

/** The fields of the descriptor. Their values are those of the YAML. */
export function DescriptorFields({ yaml, issues, isOwnerFixed, onChange }: DescriptorFieldsProps) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const { fields, isEditable, kind } = readDescriptor(yaml);
  const owners = useRefChoices(['group', 'user'], 'group');
  const systems = useRefChoices(['system'], 'system');
  const types = useFacetChoices(kind, 'spec.type');
  const lifecycles = useFacetChoices(kind, 'spec.lifecycle');
  const tags = useFacetChoices(kind, 'metadata.tags');
  const change = (field: DescriptorField, value: string | readonly string[]): void =>
    onChange(changeDescriptor(yaml, field, value));
  const shared = (field: DescriptorField) => {
    const path = fieldPaths[field].join('.');
    const issue = issues.find((one) => one.document === 0 && one.path.slice(0, 2).join('.') === path);
    return {
      label: t(`field.${field}`),
      disabled: !isEditable,
      error: issue !== undefined,
      helperText: issue?.message,
    };
  };
  const text = (field: 'name' | 'title' | 'description') => (
    <TextField
      {...shared(field)}
      value={fields[field] ?? ''}
      required={field === 'name'}
      fullWidth
      multiline={field === 'description'}
      margin="dense"
      onChange={({ target }) => change(field, target.value)}
    />
  );
  const choice = (field: 'type' | 'lifecycle' | 'owner' | 'system', options: readonly string[]) => (
    <ChoiceField
      {...shared(field)}
      value={fields[field] ?? ''}
      options={options}
      onChange={(value) => change(field, value)}
    />
  );
  return (
    <>
      {!isEditable && <p>{t('repository.notEditable')}</p>}
      {text('name')}
      {text('title')}
      {text('description')}
      <ChoiceField
        {...shared('owner')}
        disabled={!isEditable || isOwnerFixed}
        value={fields.owner ?? ''}
        options={owners}
        onChange={(value) => change('owner', value)}
      />
      {choice('type', types)}
      {choice('lifecycle', lifecycles)}
      {choice('system', systems)}
      <TagsField
        {...shared('tags')}
        value={fields.tags}
        options={tags}
        onChange={(value) => change('tags', value)}
      />
    </>
  );
}
