import type { Problem } from '#diagnostics';
import type { Base } from './base';
import {
  createCycles,
  loopRedirects,
  loseParents,
  nameUnknown,
  repeatEntries,
  sharePaths,
} from './kinds/entries';
import { createIncludeCycles, repeatKeys } from './kinds/files';
import { misindent } from './kinds/indentation';
import { misspellEverything } from './kinds/misspelled';
import { removeRequired } from './kinds/removed';
import { missVariables } from './kinds/variables';
import { changeTypes } from './kinds/wrongType';
import type { Mutant } from './mutant';
import type { Random } from './random';

/** Mistakes per kind in a configuration of a real installation. There are dozens of these, with hundreds of mistakes each. */
const mostOfOthers = 25;

/** Creates mistakes of every kind in a valid configuration, one per mutant. The same seed creates the same mistakes. */
export function createMutants(base: Base, random: Random, good: readonly Problem[] = []): Mutant[] {
  // On a line that already has a problem, the new one cannot be distinguished.
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
    ...createIncludeCycles(base),
    ...createCycles(base),
    ...loseParents(base),
    ...nameUnknown(base),
    ...sharePaths(base),
    ...loopRedirects(base),
  ];
}
