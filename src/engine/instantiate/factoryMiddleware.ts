import type { ApiHolder } from '../refs/apiFactory';
import type { ExtensionDataContainer } from '../definitions/dataContainer';
import type { ExtensionDataRef, ExtensionDataValue } from '../refs/extensionDataRef';
import type { AppNode } from '../definitions/appTree';

/** Called instead of every factory of an app, for example to wrap outputs. */
export type ExtensionFactoryMiddleware = (
  originalFactory: (overrides?: {
    config?: { [key in string]: unknown };
  }) => ExtensionDataContainer<ExtensionDataRef>,
  context: { node: AppNode; apis: ApiHolder; config: { [key in string]: unknown } },
) => Iterable<ExtensionDataValue>;
