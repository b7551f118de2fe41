import type { ScmIntegrations, ScmType } from '#model';
import type { ScmKind } from './scmScopes';

/** The provider for a source-control host. */
export interface ScmAccount {
  kind: ScmKind;
  /** The provider id on the auth backend. */
  provider: string;
}

const accounts: Readonly<Partial<Record<ScmType, ScmAccount>>> = {
  github: { kind: 'github', provider: 'github' },
  gitlab: { kind: 'gitlab', provider: 'gitlab' },
  azure: { kind: 'azure', provider: 'microsoft' },
  bitbucketCloud: { kind: 'bitbucket', provider: 'bitbucket' },
  bitbucket: { kind: 'bitbucket', provider: 'bitbucket' },
  bitbucketServer: { kind: 'bitbucketServer', provider: 'bitbucketServer' },
};

/** Finds the provider for the host of a URL. The other services have no accounts of users. */
export function findScmAccount(url: string, integrations: ScmIntegrations): ScmAccount | undefined {
  const integration = integrations.byUrl(url);
  return integration && accounts[integration.type];
}
