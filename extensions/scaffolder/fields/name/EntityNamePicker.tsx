import { useTranslationRef } from '#sdk';
import type { FormFieldProps } from '../../blueprints/formField';
import { useDraftText } from '../../form/theme/useDraftText';
import { fieldsTranslationRef } from '../../i18n/fields/fieldsTranslationRef';
import { FieldFrame } from '../frame/FieldFrame';
import { readText } from '../frame/fieldValue';
import { describedBy, readFieldView } from '../frame/fieldView';

/** A field for the name of an entity. */
export function EntityNamePicker(props: FormFieldProps<string>) {
  const { formData, onChange } = props;
  const { t } = useTranslationRef(fieldsTranslationRef);
  const field = readFieldView(props, { title: t('name.title'), description: t('name.description') });
  const draft = useDraftText(readText(formData), (text) => onChange(text === '' ? undefined : text));
  return (
    <FieldFrame field={field}>
      <input
        data-control=""
        id={field.id}
        type="text"
        autoComplete="off"
        spellCheck={false}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- Set by the author of the template.
        autoFocus={field.autoFocus}
        placeholder={field.placeholder}
        disabled={field.isDisabled}
        aria-required={field.isRequired ? true : undefined}
        aria-invalid={field.hasErrors ? true : undefined}
        aria-describedby={describedBy(field)}
        value={draft.text}
        onChange={({ target }) => draft.change(target.value)}
        onBlur={draft.commit}
      />
    </FieldFrame>
  );
}
