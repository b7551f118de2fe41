import { SelectField } from '#ui';

/** Props of {@link ChoiceField}. */
export interface ChoiceFieldProps {
  /** The accessible name. */
  label: string;
  value: string;
  /** Literals of the definition, such as media types. */
  values: readonly string[];
  onChange: (value: string) => void;
}

/** Chooses one of the literals that a part of a definition has, in the header of what it shows. */
export function ChoiceField({ label, value, values, onChange }: ChoiceFieldProps) {
  const options = values.map((one) => ({ value: one, label: one }));
  return (
    <SelectField label={label} hideLabel size="small" value={value} options={options} onChange={onChange} />
  );
}
