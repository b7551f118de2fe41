import { AppRootElementBlueprint, createExtensionInput } from '#sdk';
import { commandDataRef } from './blueprint/commandDataRef';
import { PaletteKeys } from './PaletteKeys';
import { paletteConfigSchema } from './settings/paletteSettings';

/** `app-root-element:search/palette` */
export const palette = AppRootElementBlueprint.makeWithOverrides({
  name: 'palette',
  inputs: { commands: createExtensionInput([commandDataRef]) },
  configSchema: paletteConfigSchema,
  factory(originalFactory, { config, inputs }) {
    const commands = inputs.commands.map((command) => ({
      node: command.node,
      data: command.get(commandDataRef),
    }));
    return originalFactory({ element: <PaletteKeys settings={{ ...config, commands }} /> });
  },
});
