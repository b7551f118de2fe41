import type { ApiHolder } from '../apis/apiFactory';
import type { ExtensionDataContainer } from '../definitions/dataContainer';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from '../tree/appTree';

/** Stands between the engine and every factory of an app, for example to wrap outputs. */
export type ExtensionFactoryMiddleware = (
  originalFactory: (overrides?: {
    config?: { [key in string]: unknown };
  }) => ExtensionDataContainer<ExtensionDataRef>,
  context: { node: AppNode; apis: ApiHolder; config: { [key in string]: unknown } },
) => Iterable<ExtensionDataValue>;
