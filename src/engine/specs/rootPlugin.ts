import { createExtension } from '../definitions/createExtension';
import { createExtensionInput } from '../definitions/extensionInput';
import { createFrontendPlugin } from '../plugins/createFrontendPlugin';
import type { InternalFrontendPlugin } from '../definitions/frontendPlugin';
import { coreDataRefs } from '../refs/coreDataRefs';

/** The id of the root of the tree. It cannot be configured or replaced. */
export const rootId = 'root';

/** The plugin with the root of the tree, which shows the app and collects the utility APIs. */
export const rootPlugin = createFrontendPlugin({
  pluginId: rootId,
  extensions: [
    createExtension({
      // The root has no parent. The tree never reads its attachTo.
      attachTo: { id: 'ignored', input: 'ignored' },
      inputs: {
        app: createExtensionInput([coreDataRefs.reactElement], { singleton: true }),
        // Optional here, because the registration of APIs checks the attachments and reports better problems.
        apis: createExtensionInput([coreDataRefs.apiFactory.optional()], {
          replaces: [{ id: 'app', input: 'apis' }],
        }),
      },
      output: [coreDataRefs.reactElement],
      factory: ({ inputs }) => [coreDataRefs.reactElement(inputs.app.get(coreDataRefs.reactElement))],
    }),
  ],
}) as unknown as InternalFrontendPlugin;
