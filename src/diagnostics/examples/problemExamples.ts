import type { ProblemCode } from '../problemCatalogue';
import { configurationExamples } from './configurationExamples';
import { featureExamples } from './featureExamples';
import { inputExamples } from './inputExamples';
import { nodeExamples } from './nodeExamples';
import type { ProblemExample } from './problemExample';
import { routeExamples } from './routeExamples';
import { settingsExamples } from './settingsExamples';
import { startExamples } from './startExamples';

/** An example for each code. A test runs them: what is wrong raises the code, what is right raises nothing. */
export const problemExamples: { readonly [code in ProblemCode]: ProblemExample } = {
  ...configurationExamples,
  ...settingsExamples,
  ...inputExamples,
  ...nodeExamples,
  ...startExamples,
  ...featureExamples,
  ...routeExamples,
};
