export type { ProblemExample } from './problemExample';
export { problemExamples } from './problemExamples';
