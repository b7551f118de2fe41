import { coreExtensionData, createExtension, createExtensionInput } from '#sdk';

/** The app. */
export const appExtension = createExtension({
  attachTo: { id: 'root', input: 'app' },
  inputs: {
    root: createExtensionInput([coreExtensionData.reactElement], { singleton: true }),
  },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [coreExtensionData.reactElement(inputs.root.get(coreExtensionData.reactElement))],
});
