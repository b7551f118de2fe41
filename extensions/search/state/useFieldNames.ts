import { useCallback, useState } from 'react';

/** The name of each field, and of its values. Values without a name are shown as they are. */
export type FieldNames = ReadonlyMap<string, { label: string; values: ReadonlyMap<string, string> }>;

const none: ReadonlyMap<string, string> = new Map();

/** Holds the names of fields, and returns a function that adds a name. The names stay when their filter disappears. */
export function useFieldNames() {
  const [fieldNames, setFieldNames] = useState<FieldNames>(new Map());
  const nameField = useCallback((field: string, label: string, values = none) => {
    setFieldNames((names) => {
      const known = names.get(field);
      const isKnown = [...values].every(([value, name]) => known?.values.get(value) === name);
      if (known?.label === label && isKnown) return names;
      return new Map(names).set(field, { label, values: new Map([...(known?.values ?? none), ...values]) });
    });
  }, []);
  return { fieldNames, nameField };
}
