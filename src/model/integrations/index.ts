export type { ResolveScmUrlOptions, ScmIntegration, ScmIntegrations } from './createScmIntegrations';
export { createScmIntegrations } from './createScmIntegrations';
export type { ScmConfig, ScmType } from './integrationConfig';
export { SCM_TYPES } from './integrationConfig';
export type { ScmAddress } from './scmAddress';
