import type { Base } from '../mutation/base';
import type { Mutant } from '../mutation/mutant';
import type { Accident } from './accident';

/** Mutations after which the text still contains what the author meant. */
const fixable: ReadonlySet<string> = new Set([
  'misspelled key',
  'misspelled choice',
  'misspelled route',
  'misspelled id',
  'misspelled input',
  'wrong indentation',
]);

/** Converts mutations of one file to accidents, so that both are judged by the configuration that the author had. */
export function toAccidents(mutants: readonly Mutant[], base: Base): Accident[] {
  return mutants
    .filter(({ files }) => files === undefined)
    .map((mutant) => ({ ...mutant, original: base.text, canBeFixed: fixable.has(mutant.kind) }));
}
