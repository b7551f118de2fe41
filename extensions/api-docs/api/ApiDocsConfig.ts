import type { ReactElement } from 'react';
import type { Entity } from '#model';
import { type ApiRef, createApiRef } from '#sdk';

/** The viewer of one type of API definitions. */
export interface ApiDefinitionWidget {
  /** The `spec.type` of the API. */
  type: string;
  /** The name of the type, such as `OpenAPI`. */
  title: string;
  /** Renders a definition. */
  component: (definition: string, entityRef: string) => ReactElement;
  /** The language of the definition as text, such as `yaml`. */
  rawLanguage?: string;
}

/** Selects the viewer of an API. */
export interface ApiDocsConfig {
  /** Returns the viewer for an API. `undefined` if its definition can only be shown as text. */
  getApiDefinitionWidget: (apiEntity: Entity) => ApiDefinitionWidget | undefined;
}

/** The ref of {@link ApiDocsConfig}. */
export const apiDocsConfigRef: ApiRef<ApiDocsConfig> = createApiRef<ApiDocsConfig>({
  id: 'plugin.api-docs.config',
});
