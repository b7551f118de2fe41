import { createExtension } from '../definitions/createExtension';
import { createExtensionInput } from '../definitions/extensionInput';
import { createFrontendPlugin } from '../plugins/createFrontendPlugin';
import type { InternalFrontendPlugin } from '../plugins/frontendPlugin';
import { coreDataRefs } from '../refs/coreDataRefs';

/** The id of the extension that everything hangs on. It can be neither configured nor replaced. */
export const rootId = 'root';

/** Brings the root of the tree: it shows the app and collects the utility APIs. */
export const rootPlugin = createFrontendPlugin({
  pluginId: rootId,
  extensions: [
    createExtension({
      // The root hangs nowhere; the tree never reads its attachment.
      attachTo: { id: 'ignored', input: 'ignored' },
      inputs: {
        app: createExtensionInput([coreDataRefs.reactElement], { singleton: true }),
        // What is attached here is checked where the APIs are registered, which also says what is wrong with it.
        apis: createExtensionInput([coreDataRefs.apiFactory.optional()], {
          replaces: [{ id: 'app', input: 'apis' }],
        }),
      },
      output: [coreDataRefs.reactElement],
      factory: ({ inputs }) => [coreDataRefs.reactElement(inputs.app.get(coreDataRefs.reactElement))],
    }),
  ],
}) as unknown as InternalFrontendPlugin;
