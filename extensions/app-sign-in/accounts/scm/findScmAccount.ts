import type { ConfigApi } from '#sdk';
import type { ScmKind } from './scmScopes';

/** The provider for a source-control host. */
export interface ScmAccount {
  kind: ScmKind;
  /** The provider id on the auth backend. */
  provider: string;
}

/** By the key of `integrations`: the provider of its hosts, and the default host. */
const services: ReadonlyArray<
  readonly [integration: string, kind: ScmKind, provider: string, host?: string]
> = [
  ['github', 'github', 'github', 'github.com'],
  ['gitlab', 'gitlab', 'gitlab', 'gitlab.com'],
  ['azure', 'azure', 'microsoft', 'dev.azure.com'],
  ['bitbucketCloud', 'bitbucket', 'bitbucket', 'bitbucket.org'],
  ['bitbucket', 'bitbucket', 'bitbucket'],
  ['bitbucketServer', 'bitbucketServer', 'bitbucketServer'],
];

/** Finds the provider for the host of a URL. Supports default hosts and the hosts in `integrations`. */
export function findScmAccount(url: string, config: ConfigApi): ScmAccount | undefined {
  if (!URL.canParse(url)) return undefined;
  const { host } = new URL(url);
  const found = services.find(
    ([integration, , , known]) => known === host || readHosts(config, integration).includes(host),
  );
  return found && { kind: found[1], provider: found[2] };
}

function readHosts(config: ConfigApi, integration: string): string[] {
  const entries = config.getOptionalConfigArray(`integrations.${integration}`) ?? [];
  return entries.flatMap((entry) => entry.getOptionalString('host') ?? []);
}
