import type { ApiDefinitionViewerParams } from '../blueprints/ApiDefinitionViewerBlueprint';

/** The built-in viewers without settings, by the type of the API. Each is a chunk of its own. */
export const builtInViewers: readonly ApiDefinitionViewerParams[] = [];
