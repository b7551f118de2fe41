import IconButton from '@mui/material/IconButton';
import {
  type BaseInputTemplateProps,
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  examplesId,
  getInputProps,
  type WidgetProps,
} from '@rjsf/utils';
import { ChevronDown, Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { useFormTools } from '../context/FormContexts';
import { describedBy } from './describedBy';
import { useDraftText } from './useDraftText';

/** A field for text, numbers, dates, colors, files and ranges. */
export function TextInput(props: BaseInputTemplateProps) {
  const { id, htmlName, type, value, options, schema, disabled, readonly, onChange, onChangeOverride } =
    props;
  const { type: inputType, step, min, max, accept } = getInputProps(schema, type, options);
  const shown = value === undefined || value === null ? '' : String(value);
  const draft = useDraftText(shown, (text) => onChange(text === '' ? options.emptyValue : text));
  const examples = Array.isArray(schema.examples) ? schema.examples : undefined;
  return (
    <>
      <input
        data-control=""
        id={id}
        name={htmlName ?? id}
        type={inputType}
        value={inputType === 'file' ? '' : draft.text}
        placeholder={props.placeholder}
        step={step}
        min={min}
        max={max}
        accept={accept}
        disabled={disabled}
        readOnly={readonly}
        required={props.required}
        autoComplete={inputType === 'password' ? 'new-password' : 'off'}
        spellCheck={false}
        dir="auto"
        list={examples && examplesId(id)}
        aria-invalid={props.rawErrors?.length ? true : undefined}
        aria-describedby={describedBy(props)}
        multiple={inputType === 'file' && props.multiple === true}
        onChange={(event) => (onChangeOverride ? onChangeOverride(event) : draft.change(event.target.value))}
        onBlur={() => {
          draft.commit();
          props.onBlur(id, value);
        }}
        onFocus={() => props.onFocus(id, value)}
      />
      {examples && (
        <datalist id={examplesId(id)}>
          {[...new Set(examples.map(String))].map((example) => (
            <option key={example} value={example}>
              {example}
            </option>
          ))}
        </datalist>
      )}
    </>
  );
}

/** A field for several lines of text. */
export function TextareaInput(props: WidgetProps) {
  const { id, htmlName, value, options, schema, onChange } = props;
  const draft = useDraftText(typeof value === 'string' ? value : '', (text) =>
    onChange(text === '' ? options.emptyValue : text),
  );
  return (
    <textarea
      data-control=""
      id={id}
      name={htmlName ?? id}
      value={draft.text}
      rows={typeof options.rows === 'number' ? options.rows : 5}
      placeholder={props.placeholder}
      disabled={props.disabled}
      readOnly={props.readonly}
      required={props.required}
      maxLength={schema.maxLength}
      spellCheck={false}
      dir="auto"
      aria-invalid={props.rawErrors?.length ? true : undefined}
      aria-describedby={describedBy(props)}
      onChange={(event) => draft.change(event.target.value)}
      onBlur={() => {
        draft.commit();
        props.onBlur(id, value);
      }}
      onFocus={() => props.onFocus(id, value)}
    />
  );
}

/** A field whose text is hidden until the user shows it. */
export function PasswordInput(props: WidgetProps) {
  const { t } = useFormTools();
  const [isShown, setShown] = useState(false);
  return (
    <div data-with-button="">
      <TextInput {...(props as BaseInputTemplateProps)} type={isShown ? 'text' : 'password'} />
      <IconButton
        aria-label={t(isShown ? 'field.hide' : 'field.show', { name: props.label })}
        disabled={props.disabled === true}
        onClick={() => setShown(!isShown)}
      >
        {isShown ? <EyeOff aria-hidden /> : <Eye aria-hidden />}
      </IconButton>
    </div>
  );
}

/** A native select. It works with every keyboard, screen reader and phone. */
export function SelectInput(props: WidgetProps) {
  const { id, htmlName, value, options, schema, multiple = false, required, onChange } = props;
  const { t } = useFormTools();
  const { enumOptions = [], enumDisabled = [], emptyValue } = options;
  const list = Array.isArray(value) ? value : [value];
  const selected = enumOptions.flatMap((option, index) =>
    enumOptionsIsSelected(option.value, list) ? [String(index)] : [],
  );
  const change = (indexes: readonly number[]): void => {
    if (!multiple) {
      const option = indexes[0] === undefined ? undefined : enumOptions[indexes[0]];
      onChange(option ? option.value : emptyValue);
      return;
    }
    const all = enumOptions.map((_, index) => index);
    onChange(
      all.reduce<unknown>(
        (values, index) =>
          indexes.includes(index)
            ? enumOptionsSelectValue(index, values as never, enumOptions)
            : enumOptionsDeselectValue(index, values as never, enumOptions),
        Array.isArray(value) ? value : [],
      ),
    );
  };
  const canBeEmpty = !multiple && (selected.length === 0 || (!required && schema.default === undefined));
  return (
    <span data-select="">
      <select
        data-control=""
        id={id}
        name={htmlName ?? id}
        multiple={multiple}
        value={multiple ? selected : (selected[0] ?? '')}
        disabled={props.disabled === true || props.readonly === true}
        required={required}
        aria-invalid={props.rawErrors?.length ? true : undefined}
        aria-label={props.hideLabel ? props.label : undefined}
        aria-describedby={describedBy(props)}
        onChange={({ target }) =>
          change(
            [...target.selectedOptions].flatMap((option) =>
              option.value === '' ? [] : [Number(option.value)],
            ),
          )
        }
        onBlur={() => props.onBlur(id, value)}
        onFocus={() => props.onFocus(id, value)}
      >
        {canBeEmpty && <option value="">{props.placeholder || t('field.choose')}</option>}
        {enumOptions.map((option, index) => (
          <option key={String(index)} value={index} disabled={enumDisabled.includes(option.value as never)}>
            {option.label}
          </option>
        ))}
      </select>
      {!multiple && <ChevronDown aria-hidden />}
    </span>
  );
}

/** A value that the template sets and that users do not see. */
export function HiddenInput({ id, htmlName, value }: WidgetProps) {
  return (
    <input
      type="hidden"
      id={id}
      name={htmlName ?? id}
      value={value === undefined ? '' : String(value)}
      readOnly
    />
  );
}
