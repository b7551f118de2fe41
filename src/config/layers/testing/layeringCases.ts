import { directiveCases } from './directiveCases';
import { environmentCases } from './environmentCases';
import { extensionCases, mixedExtensionCases } from './extensionCases';
import { fileCases } from './fileCases';
import type { LayeringCase } from './layeringCase';
import { mergeCases } from './mergeCases';
import { variableCases } from './variableCases';

/** Test cases for the rules of `docs/decisions/013-layers-merge-by-identity.md`. */
export const layeringCases: LayeringCase[] = [
  ...fileCases,
  ...mergeCases,
  ...environmentCases,
  ...directiveCases,
  ...variableCases,
  ...extensionCases,
  ...mixedExtensionCases,
];
