import { useCallback } from 'react';
import { useApiHolder, useTranslationRef } from '#sdk';
import { formTranslationRef } from '../i18n/form/formTranslationRef';
import { patterns, useFormValidator } from './useFormValidator';
import { findProblems, type FormProblem, type FormToValidate } from './validate/findProblems';

/** Returns a function that validates a page: its schema and its custom fields. */
export function useFindProblems(): (form: FormToValidate) => Promise<FormProblem[]> {
  const validator = useFormValidator();
  const apis = useApiHolder();
  const { t } = useTranslationRef(formTranslationRef);
  return useCallback((form) => findProblems(form, { validator, patterns, apis, t }), [validator, apis, t]);
}
