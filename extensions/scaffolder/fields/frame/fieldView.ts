import type { FormFieldProps } from '../../blueprints/formField';
import { isQuoted } from '../../form/theme/isQuoted';

/** What a field shows besides its value. */
export interface FieldView {
  id: string;
  label: string;
  hint: string;
  /** `ui:help`. */
  help: string;
  isRequired: boolean;
  isDisabled: boolean;
  hasErrors: boolean;
  autoFocus: boolean;
  placeholder: string | undefined;
}

/** What a field shows if the template does not say otherwise. */
export interface FieldDefaults {
  title: string;
  description?: string;
}

/** Reads what a template says about a field. Settings can be next to `ui:field` or in `ui:options`. */
export function readFieldView<T, O extends object>(
  props: FormFieldProps<T, O>,
  defaults: FieldDefaults,
): FieldView {
  const { schema, uiSchema, idSchema, rawErrors = [] } = props;
  const read = (key: string): unknown => readUiSetting(uiSchema, key);
  const readHint = (...texts: unknown[]): string => {
    const text = firstText(...texts);
    return isQuoted(text, rawErrors) ? '' : text;
  };
  return {
    id: idSchema.$id,
    label: firstText(read('title'), schema['title'], defaults.title),
    hint: readHint(read('description'), schema['description'], defaults.description),
    help: readHint(read('help')),
    isRequired: props.required === true,
    isDisabled:
      props.disabled === true ||
      props.readonly === true ||
      read('disabled') === true ||
      read('readonly') === true,
    hasErrors: rawErrors.length > 0,
    autoFocus: read('autofocus') === true,
    placeholder: typeof read('placeholder') === 'string' ? (read('placeholder') as string) : undefined,
  };
}

function readUiSetting(uiSchema: object, key: string): unknown {
  const own = uiSchema as Record<string, unknown>;
  const options = (own['ui:options'] ?? {}) as Record<string, unknown>;
  return own[`ui:${key}`] ?? options[`ui:${key}`] ?? options[key];
}

function firstText(...values: unknown[]): string {
  return values.find((value): value is string => typeof value === 'string' && value !== '') ?? '';
}

/** Returns the ids of the errors, description and help of a field, for `aria-describedby`. */
export function describedBy({
  id,
  hasErrors,
  hint,
  help,
}: Pick<FieldView, 'hasErrors' | 'help' | 'hint' | 'id'>): string {
  const ids = [
    hasErrors && `${id}__error`,
    hint !== '' && `${id}__description`,
    help !== '' && `${id}__help`,
  ];
  return ids.filter(Boolean).join(' ');
}
