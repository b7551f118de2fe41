import { useCallback, useState } from 'react';
import type { JsonObject } from '#model';

/** The values of a form. They are only kept in memory, because they can contain secrets. */
export interface FormValues {
  formData: JsonObject;
  secrets: Record<string, string>;
  /** Applies what differs between the values that a page was shown with and its new values. */
  change: (before: JsonObject, after: JsonObject) => void;
  addSecrets: (secrets: Record<string, string>) => void;
  reset: () => void;
  /** Changes when the values are reset. */
  generation: number;
}

/** Keeps the values of a form while its pages change. */
export function useFormValues(): FormValues {
  const [state, setState] = useState<Pick<FormValues, 'formData' | 'secrets' | 'generation'>>({
    formData: {},
    secrets: {},
    generation: 0,
  });
  const change = useCallback(
    (before: JsonObject, after: JsonObject) =>
      setState((now) => {
        const formData = { ...now.formData };
        for (const key of new Set([...Object.keys(before), ...Object.keys(after)])) {
          const value = after[key];
          if (value === before[key]) continue;
          if (value === undefined) delete formData[key];
          else formData[key] = value;
        }
        return { ...now, formData };
      }),
    [],
  );
  const addSecrets = useCallback(
    (secrets: Record<string, string>) =>
      setState((now) => ({ ...now, secrets: { ...now.secrets, ...secrets } })),
    [],
  );
  const reset = useCallback(
    () => setState(({ generation }) => ({ formData: {}, secrets: {}, generation: generation + 1 })),
    [],
  );
  return { ...state, change, addSecrets, reset };
}
