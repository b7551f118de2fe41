import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import {
  enumOptionsDeselectValue,
  enumOptionsIsSelected,
  enumOptionsSelectValue,
  optionId,
  schemaRequiresTrueValue,
  type WidgetProps,
} from '@rjsf/utils';
import { describedBy } from './describedBy';

/** A checkbox with its label. */
export function CheckboxInput(props: WidgetProps) {
  const { id, htmlName, value, label, schema, onChange } = props;
  return (
    <FormControlLabel
      // A value that can be false is always given.
      required={props.required === true && schemaRequiresTrueValue(schema)}
      label={label}
      control={
        <Checkbox
          id={id}
          name={htmlName ?? id}
          checked={value === true}
          disabled={isLocked(props)}
          slotProps={{ input: { 'aria-describedby': describedBy(props) } }}
          onChange={(_, checked) => onChange(checked)}
          onBlur={() => props.onBlur(id, value)}
          onFocus={() => props.onFocus(id, value)}
        />
      }
    />
  );
}

/** A checkbox for each option of a list. */
export function CheckboxesInput(props: WidgetProps) {
  const { id, htmlName, options, onChange } = props;
  const { enumOptions = [], enumDisabled = [], inline = false } = options;
  const values = Array.isArray(props.value) ? props.value : [];
  return (
    <FormGroup id={id} row={inline}>
      {enumOptions.map((option, index) => (
        <FormControlLabel
          key={optionId(id, index)}
          label={option.label}
          control={
            <Checkbox
              id={optionId(id, index)}
              name={htmlName ?? id}
              checked={enumOptionsIsSelected(option.value, values)}
              disabled={isLocked(props) || enumDisabled.includes(option.value as never)}
              slotProps={{ input: { 'aria-describedby': describedBy(props) } }}
              onChange={(_, checked) => {
                const change = checked ? enumOptionsSelectValue : enumOptionsDeselectValue;
                onChange(change(index, values, enumOptions));
              }}
            />
          }
        />
      ))}
    </FormGroup>
  );
}

/** A radio button for each option. */
export function RadioInput(props: WidgetProps) {
  const { id, htmlName, options, value, onChange } = props;
  const { enumOptions = [], enumDisabled = [], inline = false } = options;
  const selected = enumOptions.findIndex((option) => enumOptionsIsSelected(option.value, [value]));
  return (
    <RadioGroup
      id={id}
      name={htmlName ?? id}
      row={inline}
      value={selected}
      aria-describedby={describedBy(props)}
      onChange={(_, index) => onChange(enumOptions[Number(index)]?.value)}
    >
      {enumOptions.map((option, index) => (
        <FormControlLabel
          key={optionId(id, index)}
          value={index}
          label={option.label}
          disabled={isLocked(props) || enumDisabled.includes(option.value as never)}
          control={<Radio id={optionId(id, index)} />}
        />
      ))}
    </RadioGroup>
  );
}

function isLocked({ disabled, readonly }: WidgetProps): boolean {
  return disabled === true || readonly === true;
}
