export type { ConfigExplanation, ConfigStep } from '../explain/configExplanation';
export { applyFix } from '../fix/applyFix';
export { explainProblems } from '../fix/explainProblems';
export { printFixPatch } from '../fix/printFixPatch';
export { loadConfig } from './loadConfig';
export type { LoadedConfig } from './loadedConfig';
export type { LoadConfigOptions } from './readConfigLayers';
export { watchConfig, type ConfigWatch } from './watchConfig';
export { createAppConfigSchema } from '../schema/createAppConfigSchema';
