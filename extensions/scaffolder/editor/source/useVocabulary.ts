import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#sdk';
import { scaffolderApiRef } from '../../api/ScaffolderApi';
import { useFormFields } from '../../api/useFormFields';
import type { TemplateVocabulary } from './templateVocabulary';

/** What templates can use in this portal. */
export interface LoadedVocabulary {
  vocabulary: TemplateVocabulary;
  /** Why actions are not known. */
  error: Error | null;
  isLoading: boolean;
}

/** Loads the actions, the templating extensions and the fields. */
export function useVocabulary(): LoadedVocabulary {
  const api = useApi(scaffolderApiRef);
  const actions = useQuery({
    queryKey: ['scaffolder', 'editor', 'actions'],
    queryFn: ({ signal }) => api.listActions({ signal }),
  });
  const extensions = useQuery({
    queryKey: ['scaffolder', 'editor', 'templating-extensions'],
    queryFn: ({ signal }) => api.listTemplatingExtensions({ signal }),
  });
  const fields = useFormFields();
  const vocabulary = useMemo<TemplateVocabulary>(
    () => ({
      ...(actions.data && { actions: actions.data }),
      ...(extensions.data && { extensions: extensions.data }),
      ...(fields && {
        fields: [...fields.values()].map(({ name, schema }) => ({
          name,
          ...(schema?.uiOptions && { options: schema.uiOptions }),
        })),
      }),
    }),
    [actions.data, extensions.data, fields],
  );
  return { vocabulary, error: actions.error, isLoading: actions.isPending || fields === undefined };
}
