/** Analyzes repositories before they are registered. */
export { analyzeRepository, type AnalysisContext } from './analyzeRepository';
