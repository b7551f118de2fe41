import { createAppConfigSchema } from '#config/node';

/** The text of `schemas/app-config.schema.json`. The same installation always gives the same text. */
export function printAppConfigSchema(): string {
  return `${JSON.stringify(createAppConfigSchema(), undefined, 2)}\n`;
}
