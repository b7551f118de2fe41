import { useCallback } from 'react';
import { DEFAULT_NAMESPACE, type Entity } from '#model';
import { useRouteRef } from '#sdk';
import { selectedTemplateRouteRef } from '../routes';

/** Returns the function that returns the path of the form of a template. */
export function useTemplatePath(): (template: Entity) => string | undefined {
  const route = useRouteRef(selectedTemplateRouteRef);
  return useCallback(
    ({ metadata: { name, namespace = DEFAULT_NAMESPACE } }) => route?.({ namespace, templateName: name }),
    [route],
  );
}
