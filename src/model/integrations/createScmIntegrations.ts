import { SCM_TYPES, type ScmConfig, type ScmType } from './urls/integrationConfig';
import { readScmConfigs } from './readScmConfigs';
import { resolveScmUrl } from './resolveScmUrl';
import type { ScmAddress, ScmUrls } from './urls/scmAddress';
import { azureUrls } from './urls/azure';
import { bitbucketCloudUrls, bitbucketServerUrls, bitbucketUrls } from './urls/bitbucket';
import { gerritUrls } from './urls/gerrit';
import { giteaUrls } from './urls/gitea';
import { githubUrls } from './urls/github';
import { gitlabUrls } from './urls/gitlab';
import { harnessUrls } from './urls/harness';
import { awsCodeCommitUrls, awsS3Urls, azureBlobStorageUrls } from './urls/storage';

const urlsOf: Readonly<Record<ScmType, ScmUrls<ScmConfig>>> = {
  awsS3: awsS3Urls,
  awsCodeCommit: awsCodeCommitUrls,
  azureBlobStorage: azureBlobStorageUrls,
  azure: azureUrls,
  bitbucket: bitbucketUrls,
  bitbucketCloud: bitbucketCloudUrls,
  bitbucketServer: bitbucketServerUrls,
  gerrit: gerritUrls,
  github: githubUrls,
  gitlab: gitlabUrls,
  gitea: giteaUrls,
  harness: harnessUrls,
};

/** Options of {@link ScmIntegration.resolveUrl}. */
export interface ResolveScmUrlOptions {
  /** An absolute URL, a path from the root of the repository, or a path from the folder of `base`. */
  url: string;
  /** The URL of a file or folder in the repository. */
  base: string;
  /** The line to highlight, counted from 1. */
  lineNumber?: number | undefined;
}

/** One entry of `integrations` in `app-config.yaml`, or a public host without one. */
export interface ScmIntegration {
  readonly type: ScmType;
  /** The host, as people know it. */
  readonly title: string;
  readonly config: ScmConfig;
  /** Reads an address of this service. Returns `undefined` if it is not one of a repository. */
  parseUrl: (url: string) => ScmAddress | undefined;
  /** Returns the page of a file or folder. */
  printUrl: (address: ScmAddress) => string;
  /** Resolves a relative URL. Paths do not leave the repository. */
  resolveUrl: (options: ResolveScmUrlOptions) => string;
  /** Returns the page on which a file can be edited, or the URL itself if there is none. */
  resolveEditUrl: (url: string) => string;
}

/** The integrations of an installation. */
export interface ScmIntegrations {
  /** All integrations, in the order of the services, and of the entries of each. */
  list: () => ScmIntegration[];
  byHost: (host: string) => ScmIntegration | undefined;
  byUrl: (url: string) => ScmIntegration | undefined;
  /** Like {@link ScmIntegration.resolveUrl} of the integration for `base`. Without one, URLs are resolved as in browsers. */
  resolveUrl: (options: ResolveScmUrlOptions) => string;
  /** Like {@link ScmIntegration.resolveEditUrl}. */
  resolveEditUrl: (url: string) => string;
}

/**
 * Creates the integrations of an installation.
 *
 * @param section the value of `integrations` in `app-config.yaml`, as browsers or the server see it
 */
export function createScmIntegrations(section: unknown): ScmIntegrations {
  const all = SCM_TYPES.flatMap((type) =>
    readScmConfigs(type, section).map((config) => createIntegration(type, config)),
  );
  const listByHost = (host: string): ScmIntegration[] => {
    const wanted = host.toLowerCase();
    return [
      ...all.filter(({ config }) => config.host === wanted),
      ...all.filter(({ type, config }) => config.host !== wanted && urlsOf[type].ownsHost?.(wanted, config)),
    ];
  };
  const byHost = (host: string): ScmIntegration | undefined => listByHost(host)[0];
  const byUrl = (url: string): ScmIntegration | undefined => {
    const found = URL.canParse(url) ? listByHost(new URL(url).host) : [];
    // Several entries can have one host, such as those for accounts of Blob Storage.
    return found.find(({ parseUrl }) => parseUrl(url) !== undefined) ?? found[0];
  };
  return {
    list: () => [...all],
    byHost,
    byUrl,
    resolveUrl: (options) =>
      byUrl(options.base)?.resolveUrl(options) ?? new URL(options.url, options.base).href,
    resolveEditUrl: (url) => byUrl(url)?.resolveEditUrl(url) ?? url,
  };
}

function createIntegration(type: ScmType, config: ScmConfig): ScmIntegration {
  const urls = urlsOf[type];
  const parseUrl = (url: string): ScmAddress | undefined =>
    URL.canParse(url) ? urls.parse(new URL(url), config) : undefined;
  return {
    type,
    title: config.host,
    config,
    parseUrl,
    printUrl: (address) => urls.print(address, config),
    resolveUrl: (options) => resolveScmUrl(options, urls, config),
    resolveEditUrl: (url) => {
      const address = parseUrl(url);
      return address && urls.printEdit ? urls.printEdit(address, config) : url;
    },
  };
}
