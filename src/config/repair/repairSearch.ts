import type { ConfigSchema } from '../schema/configSchema';

/** The search for errors in one file. The budget is in characters instead of time, so that the result is reproducible. */
export interface RepairSearch {
  /** Rates how well a text fits the configuration schema. */
  readonly schema: ConfigSchema;
  /** The number of characters that can still be parsed. The search ends at 0 or below. */
  left: number;
}

/** Enough for a few errors in a file of thousands of lines, or hundreds of attempts in a short one. About half a second. */
const maxCharacters = 1_200_000;
/** The time the parser needs for an error, in characters. */
const perError = 40;

/** Starts the search for errors in one file. */
export function createRepairSearch(schema: ConfigSchema): RepairSearch {
  return { schema, left: maxCharacters };
}

/** Subtracts the cost of one parse. */
export function spend(search: RepairSearch, characters: number, errors: number): void {
  search.left -= characters + errors * perError;
}
