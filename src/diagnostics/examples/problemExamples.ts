import type { ProblemCode } from '../problemCatalog';
import { configurationExamples } from './configurationExamples';
import { featureExamples } from './featureExamples';
import { inputExamples } from './inputExamples';
import { nodeExamples } from './nodeExamples';
import type { ProblemExample } from './problemExample';
import { routeExamples } from './routeExamples';
import { settingsExamples } from './settingsExamples';
import { startExamples } from './startExamples';

/** One example for each code. A test runs them: `wrong` raises the code, and `right` raises no problem. */
export const problemExamples: { readonly [code in ProblemCode]: ProblemExample } = {
  ...configurationExamples,
  ...settingsExamples,
  ...inputExamples,
  ...nodeExamples,
  ...startExamples,
  ...featureExamples,
  ...routeExamples,
};
