import { LabeledControl } from './RequestField';

/** Props of {@link FileField}. */
export interface FileFieldProps {
  label: string;
  isRequired: boolean;
  isList: boolean;
  onChange: (files: File[]) => void;
}

/** One file or several files of a request. */
export function FileField({ label, isRequired, isList, onChange }: FileFieldProps) {
  return (
    <LabeledControl label={label} isRequired={isRequired}>
      {(id) => (
        <input
          id={id}
          type="file"
          multiple={isList}
          aria-required={isRequired}
          onChange={({ target }) => onChange([...(target.files ?? [])])}
        />
      )}
    </LabeledControl>
  );
}
