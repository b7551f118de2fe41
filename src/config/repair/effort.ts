/** How much may still be tried to find what is wrong with one file. Counted, not timed, so that a file gets the same report everywhere. */
export interface Effort {
  /** Characters that may still be parsed; at or below zero the search is over. */
  left: number;
}

/** Some mistakes in a file of thousands of lines, or hundreds of tries in a short one: about half a second of work. */
const mostCharacters = 1_200_000;
/** What the parser makes of an error takes it as long as so many characters. */
const perError = 40;

/** The effort that one file is worth. */
export function createEffort(): Effort {
  return { left: mostCharacters };
}

/** Counts one parse. */
export function spend(effort: Effort, characters: number, errors: number): void {
  effort.left -= characters + errors * perError;
}
