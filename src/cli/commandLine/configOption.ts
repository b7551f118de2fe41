import type { GivenOptions, OptionDefinition } from './command';

/** `--config FILE`, which every command that reads the configuration has. */
export const configOption: OptionDefinition = {
  type: 'texts',
  value: 'FILE',
  description:
    'Reads this file or address instead of config/app-config.yaml; later ones lie over earlier ones.',
};

/** The arguments that the configuration loader looks at. */
export function toConfigArguments(options: GivenOptions): string[] {
  return options.texts('config').flatMap((file) => ['--config', file]);
}
