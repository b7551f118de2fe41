import type { ComponentType } from 'react';
import type { ApiDefinitionWidget } from '../api/ApiDocsConfig';

/** Props of the viewer of a type of API definitions. */
export interface ApiViewerProps {
  /** The text of `spec.definition`. It comes from anyone who can register entities, so viewers must not trust it. */
  definition: string;
  /** The ref of the API entity. */
  entityRef: string;
}

/** Params of `ApiDefinitionViewerBlueprint`. */
export interface ApiDefinitionViewerParams extends Omit<ApiDefinitionWidget, 'component'> {
  /** Loads the viewer. It is called when a definition of the type is first shown. */
  loader: () => Promise<ComponentType<ApiViewerProps>>;
}
