import { createContext, useContext, useEffect } from 'react';
import type { FormContext } from '../../blueprints/formField';
import type { FormText } from '../validate/describeError';

/** What custom fields share. Changes with each value, so only custom fields read it. */
export const SharedFormContext = createContext<FormContext>({
  formData: {},
  secrets: {},
  setSecrets: () => undefined,
});

/** What the controls of a form need from it. Does not change while the form is shown. */
export interface FormTools {
  t: FormText;
  /** Text that is not part of the values yet. The form calls each function before it validates. */
  pending: Set<() => void>;
  /** Sets or removes the problem of text that a field does not accept as a value. The page is not valid while there is one. */
  refuse: (path: readonly string[], message: string | undefined) => void;
}

/** The context of {@link useFormTools}. */
export const FormToolsContext = createContext<FormTools | undefined>(undefined);

/** Returns the {@link FormTools} of the form around a control. */
export function useFormTools(): FormTools {
  const tools = useContext(FormToolsContext);
  if (!tools) throw new Error('Render controls of template forms inside of a TemplateForm.');
  return tools;
}

/** The path of the value of a custom field. */
export const FieldPathContext = createContext<readonly string[]>([]);

/** Keeps the page from being submitted while the text in a field cannot be a value. `message` says why. */
export function useRefusedText(message: string | undefined): void {
  const { refuse } = useFormTools();
  const path = useContext(FieldPathContext);
  useEffect(() => {
    refuse(path, message);
    return () => refuse(path, undefined);
  }, [refuse, path, message]);
}
