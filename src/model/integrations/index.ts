export type { ResolveScmUrlOptions, ScmIntegration, ScmIntegrations } from './createScmIntegrations';
export { createScmIntegrations } from './createScmIntegrations';
export { readConnectionString } from './readConnectionString';
export type { ScmConfig, ScmType } from './urls/integrationConfig';
export { SCM_TYPES } from './urls/integrationConfig';
export type { ScmAddress } from './urls/scmAddress';
export { encodePath } from './urls/segments';
