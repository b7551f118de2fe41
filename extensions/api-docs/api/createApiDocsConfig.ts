import type { ApiDefinitionWidget, ApiDocsConfig } from './ApiDocsConfig';

/**
 * Creates the API that selects viewers. The first viewer of a type is used. Types are compared without regard to case.
 *
 * @param widgets the viewers, those of other plugins first
 */
export function createApiDocsConfig(widgets: readonly ApiDefinitionWidget[]): ApiDocsConfig {
  return {
    getApiDefinitionWidget: ({ spec }) => {
      const type = spec?.['type'];
      if (typeof type !== 'string') return undefined;
      return widgets.find((widget) => widget.type.toLowerCase() === type.toLowerCase());
    },
  };
}
