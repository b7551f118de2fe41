import type { Problem } from '#diagnostics';
import type { Base } from './base';
import {
  closeCircles,
  loopRedirects,
  loseParents,
  nameUnknown,
  repeatEntries,
  sharePaths,
} from './kinds/entries';
import { includeInCircles, repeatKeys } from './kinds/files';
import { misindent } from './kinds/indentation';
import { misspellEverything } from './kinds/misspelt';
import { removeRequired } from './kinds/removed';
import { missVariables } from './kinds/variables';
import { changeTypes } from './kinds/wrongType';
import type { Mutant } from './mutant';
import type { Random } from './random';

/** There are dozens of configurations of real installations, and each gives hundreds of mistakes. */
const mostOfOthers = 25;

/** A good configuration with every kind of mistake in it, one at a time. The same seed gives the same mistakes. */
export function createMutants(base: Base, random: Random, good: readonly Problem[] = []): Mutant[] {
  // Where a real configuration has a problem already, nobody could tell the new one from it.
  const troubled = new Set(good.map(({ where }) => where?.line));
  const mutants = listMutants(base, random).filter(
    ({ text, lines }) => text !== base.text && !lines.some((line) => troubled.has(line)),
  );
  return random.sample(mutants, base.isOwn ? mutants.length : mostOfOthers);
}

function listMutants(base: Base, random: Random): Mutant[] {
  return [
    ...random.sample(misspellEverything(base, random), 70),
    ...random.sample(changeTypes(base), 45),
    ...misindent(base, random),
    ...removeRequired(base),
    ...missVariables(base, random),
    ...repeatKeys(base, random),
    ...repeatEntries(base),
    ...includeInCircles(base),
    ...closeCircles(base),
    ...loseParents(base),
    ...nameUnknown(base),
    ...sharePaths(base),
    ...loopRedirects(base),
  ];
}
