import {
  ADDITIONAL_PROPERTY_FLAG,
  errorId,
  type FieldTemplateProps,
  getSchemaType,
  getUiOptions,
  type RJSFSchema,
} from '@rjsf/utils';
import IconButton from '@mui/material/IconButton';
import { Trash2, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useFormTools } from '../context/FormContexts';
import { isQuoted } from './isQuoted';
import { itemNumber, numberTitle } from './itemTitle';

/** A field with its label above, and its help and errors below. */
export function FieldTemplate(props: FieldTemplateProps) {
  const { id, children, hidden, schema, uiSchema, description, help, errors } = props;
  const { rawDescription, rawErrors } = props;
  if (hidden) return <div hidden>{children}</div>;
  const number = itemNumber(props.fieldPathId);
  const label = numberTitle(props.label, number);
  // All items of a list have a value.
  const required = props.required === true && number === undefined;
  const options = getUiOptions(uiSchema);
  const kind = resolveKind(schema, options);
  const note = typeof options['unknown'] === 'string' ? options['unknown'] : undefined;
  const isList = kind === 'choices';
  const autofocus = options.autofocus === true ? '' : undefined;
  const content = (
    <>
      {kind === 'control' && (
        <label data-label="" htmlFor={id}>
          <LabelText label={label} required={required} />
        </label>
      )}
      {isList && (
        <span data-label="" id={`${id}__label`}>
          <LabelText label={label} required={required} />
        </span>
      )}
      {children}
      {kind !== 'group' && kind !== 'custom' && rawDescription && !isQuoted(rawDescription, rawErrors)
        ? description
        : null}
      {kind !== 'custom' && !isQuoted(props.rawHelp, rawErrors) && help}
      {errors}
      {note !== undefined && <Note name={note} />}
    </>
  );
  return (
    <Pair {...props}>
      {isList ? (
        <div
          data-field=""
          data-autofocus={autofocus}
          id={`${id}__field`}
          role="group"
          aria-labelledby={`${id}__label`}
        >
          {content}
        </div>
      ) : (
        <div data-field="" data-autofocus={autofocus} id={`${id}__field`}>
          {content}
        </div>
      )}
    </Pair>
  );
}

function LabelText({ label, required }: { label: string; required: boolean }) {
  return (
    <>
      {label}
      {required && (
        <span data-required="" aria-hidden>
          *
        </span>
      )}
    </>
  );
}

type Kind = 'control' | 'checkbox' | 'choices' | 'group' | 'custom';

/** Who draws the label: the field template, or the field itself. */
function resolveKind(schema: RJSFSchema, options: Record<string, unknown>): Kind {
  const { field, widget } = options;
  if (field !== undefined) return 'custom';
  const type = getSchemaType(schema);
  if (widget === 'radio' || widget === 'checkboxes') return 'choices';
  if (type === 'boolean') return widget === undefined || widget === 'checkbox' ? 'checkbox' : 'control';
  if (type === 'array' && isSelect(schema, widget)) return 'control';
  if (type === 'null') return 'control';
  return type === 'object' || type === 'array' || isAlternatives(schema) ? 'group' : 'control';
}

function isSelect({ items, uniqueItems }: RJSFSchema, widget: unknown): boolean {
  if (widget === 'select' || widget === 'files') return true;
  const hasOptions =
    typeof items === 'object' && !Array.isArray(items) && ('enum' in items || 'oneOf' in items);
  return hasOptions && uniqueItems === true;
}

/** Alternatives that are not constants have a part of their own. */
function isAlternatives({ anyOf, oneOf, enum: values }: RJSFSchema): boolean {
  const options = oneOf ?? anyOf;
  return (
    values === undefined &&
    Array.isArray(options) &&
    !options.every((option) => typeof option === 'object' && ('const' in option || option.enum?.length === 1))
  );
}

/** A property whose name the user chooses. */
function Pair(props: FieldTemplateProps & { children: ReactNode }) {
  const { id, label, schema, children, disabled, readonly } = props;
  const { t } = useFormTools();
  if (!(ADDITIONAL_PROPERTY_FLAG in schema)) return children;
  return (
    <div data-pair="">
      <div data-field="">
        <label data-label="" htmlFor={`${id}-key`}>
          {t('field.key', { title: label })}
        </label>
        <input
          data-control=""
          id={`${id}-key`}
          key={label}
          defaultValue={label}
          disabled={disabled}
          readOnly={readonly}
          onBlur={props.onKeyRenameBlur}
        />
      </div>
      {children}
      <IconButton
        aria-label={t('list.remove')}
        disabled={disabled || readonly}
        onClick={props.onRemoveProperty}
      >
        <Trash2 aria-hidden />
      </IconButton>
    </div>
  );
}

function Note({ name }: { name: string }) {
  const { t } = useFormTools();
  return (
    <div data-note="">
      <TriangleAlert aria-hidden />
      <span>{t('field.unknown', { name: <code>{name}</code> })}</span>
    </div>
  );
}

/** The errors of a field. */
export function FieldErrors({
  errors = [],
  fieldPathId,
}: {
  errors?: ReactNode[];
  fieldPathId: { $id: string };
}) {
  if (errors.length === 0) return null;
  return (
    <ul data-errors="" id={errorId(fieldPathId.$id)}>
      {errors.map((error, index) => (
        // Errors have no id, and a field has few.
        // oxlint-disable-next-line react/no-array-index-key
        <li key={index}>{error}</li>
      ))}
    </ul>
  );
}
