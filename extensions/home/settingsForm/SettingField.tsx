import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import { SelectField } from '#ui';
import type { WidgetSettingSchema } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useWidgetTexts } from '../i18n/useWidgetTexts';
import type { WidgetSettings } from '../layout/placement';

type SettingValue = WidgetSettings[string];

/** Props of {@link SettingField}. */
export interface SettingFieldProps {
  name: string;
  schema: WidgetSettingSchema;
  required: boolean;
  /** Without it, the field shows the default. */
  value: SettingValue | undefined;
  /** `undefined` for an empty field: the default counts. */
  onChange: (value: SettingValue | undefined) => void;
}

/** The field of one setting: a select, a checkbox, a number, texts, or one text. */
export function SettingField(props: SettingFieldProps) {
  const { schema } = props;
  if (schema.enum) return <ChoiceField {...props} choices={schema.enum} />;
  if (schema.type === 'boolean') return <BooleanField {...props} />;
  if (schema.type === 'array' && schema.items?.enum)
    return <ChoicesField {...props} choices={schema.items.enum} />;
  return <InputField {...props} />;
}

function ChoiceField({ choices, ...props }: SettingFieldProps & { choices: ReadonlyArray<string | number> }) {
  const { schema, value, onChange } = props;
  const { label, translate } = useLabels(props);
  return (
    <SelectField
      label={label}
      fullWidth
      value={String(value ?? schema.default ?? choices[0] ?? '')}
      options={choices.map((choice, index) => ({
        value: String(choice),
        label: translate(schema.enumNames?.[index] ?? String(choice)),
      }))}
      onChange={(next) => onChange(choices.find((choice) => String(choice) === next))}
    />
  );
}

function BooleanField(props: SettingFieldProps) {
  const { schema, value, onChange } = props;
  const { label, description } = useLabels(props);
  return (
    <div>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            checked={(value ?? schema.default) === true}
            onChange={(_event, checked) => onChange(checked)}
          />
        }
      />
      {description !== undefined && <FormHelperText>{description}</FormHelperText>}
    </div>
  );
}

function ChoicesField({ choices, ...props }: SettingFieldProps & { choices: readonly string[] }) {
  const { schema, value, onChange } = props;
  const { label, description, translate } = useLabels(props);
  const id = useId();
  const chosen = readTexts(value ?? schema.default);
  return (
    <div role="group" aria-labelledby={id}>
      <FormLabel id={id} component="div">
        {label}
      </FormLabel>
      <FormGroup>
        {choices.map((choice, index) => (
          <FormControlLabel
            key={choice}
            label={translate(schema.items?.enumNames?.[index] ?? choice)}
            control={
              <Checkbox
                checked={chosen.includes(choice)}
                onChange={(_event, checked) =>
                  onChange(choices.filter((other) => (other === choice ? checked : chosen.includes(other))))
                }
              />
            }
          />
        ))}
      </FormGroup>
      {description !== undefined && <FormHelperText>{description}</FormHelperText>}
    </div>
  );
}

function InputField(props: SettingFieldProps) {
  const { schema, required, value, onChange } = props;
  const { t } = useTranslationRef(homeTranslationRef);
  const { label, description } = useLabels(props);
  const isNumber = schema.type === 'number' || schema.type === 'integer';
  const isList = schema.type === 'array';
  const shown = value ?? schema.default;
  const { minimum, maximum, minLength, maxLength } = schema;
  // An empty field stays empty while the user types. Without a value, its default is the placeholder.
  return (
    <TextField
      label={label}
      required={required}
      fullWidth
      multiline={isList}
      type={isNumber ? 'number' : 'text'}
      value={isList ? readTexts(shown).join('\n') : String(value ?? '')}
      placeholder={isList || schema.default === undefined ? undefined : String(schema.default)}
      helperText={description ?? (isList ? t('settings.perLine') : undefined)}
      slotProps={{
        htmlInput: isNumber
          ? { min: minimum, max: maximum, step: schema.type === 'integer' ? 1 : 'any' }
          : { minLength, maxLength },
        inputLabel: { shrink: true },
      }}
      onChange={({ target }) => {
        if (isList) onChange(target.value.split('\n'));
        else if (target.value === '') onChange(undefined);
        else onChange(isNumber ? Number(target.value) : target.value);
      }}
    />
  );
}

function useLabels({ name, schema }: SettingFieldProps) {
  const translate = useWidgetTexts();
  return {
    translate,
    label: translate(schema.title ?? name),
    description: schema.description === undefined ? undefined : translate(schema.description),
  };
}

function readTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
