import type { OptionDefinition } from './command';

/** The `--config FILE` option of every command that reads the configuration. */
export const configOption: OptionDefinition = {
  type: 'texts',
  value: 'FILE',
  description: 'Reads this file or URL instead of config/app-config.yaml. Later files override earlier ones.',
};
