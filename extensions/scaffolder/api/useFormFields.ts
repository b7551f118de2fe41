import { useContext } from 'react';
import { useQuery } from '@tanstack/react-query';
import { errorApiRef, useApi } from '#sdk';
import type { FormField } from '../blueprints/formField';
import { formFieldsApiRef } from './FormFieldsApi';
import { createLoadEach } from './loadEach';
import { PageFormFields } from './PageFormFields';

/** Loads the fields of template forms by their names: those of the page, and those of the API. Undefined until they are loaded. */
export function useFormFields(): ReadonlyMap<string, FormField> | undefined {
  const api = useApi(formFieldsApiRef);
  const errorApi = useApi(errorApiRef);
  const ofPage = useContext(PageFormFields);
  const { data } = useQuery({
    queryKey: ['scaffolder', 'form-fields', ofPage.length],
    queryFn: async () => {
      const [first, others] = await Promise.all([
        createLoadEach(ofPage, ({ name }) => name, errorApi)(),
        api.loadFormFields(),
      ]);
      return new Map([...others, ...first].map((field) => [field.name, field]));
    },
    staleTime: Infinity,
  });
  return data;
}
