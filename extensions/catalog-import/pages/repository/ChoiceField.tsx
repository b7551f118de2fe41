import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';

interface FieldProps {
  label: string;
  disabled: boolean;
  error: boolean;
  helperText: string | undefined;
  options: readonly string[];
}

/** A text with suggestions from the catalog. Other values are allowed. */
export function ChoiceField({
  value,
  options,
  disabled,
  onChange,
  ...field
}: FieldProps & { value: string; onChange: (value: string) => void }) {
  return (
    <Autocomplete
      freeSolo
      openOnFocus
      options={[...options]}
      disabled={disabled}
      inputValue={value}
      value={value}
      onInputChange={(_event, text, reason) => {
        if (reason !== 'reset' && text !== value) onChange(text);
      }}
      onChange={(_event, chosen) => onChange(chosen ?? '')}
      renderInput={(input) => <TextField {...input} {...field} margin="dense" />}
    />
  );
}

/** Several texts with suggestions from the catalog. */
export function TagsField({
  value,
  options,
  disabled,
  onChange,
  ...field
}: FieldProps & { value: string[]; onChange: (value: string[]) => void }) {
  return (
    <Autocomplete
      multiple
      freeSolo
      autoSelect
      filterSelectedOptions
      options={[...options]}
      disabled={disabled}
      value={value}
      onChange={(_event, chosen) => onChange(chosen)}
      renderInput={(input) => <TextField {...input} {...field} margin="dense" />}
    />
  );
}
