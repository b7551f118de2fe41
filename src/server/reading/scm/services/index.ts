import type { ScmConfig, ScmType } from '#model';
import type { ScmService } from '../scmService';
import { awsCodeCommitService } from './awsCodeCommit';
import { awsS3Service } from './awsS3';
import { azureService } from './azure';
import { azureBlobStorageService } from './azureBlobStorage';
import { bitbucketCloudService } from './bitbucketCloud';
import { bitbucketServerService } from './bitbucketServer';
import { gerritService } from './gerrit';
import { giteaService } from './gitea';
import { githubService } from './github';
import { gitlabService } from './gitlab';
import { harnessService } from './harness';

const services: Readonly<Record<Exclude<ScmType, 'bitbucket'>, ScmService>> = {
  awsS3: awsS3Service,
  awsCodeCommit: awsCodeCommitService,
  azureBlobStorage: azureBlobStorageService,
  azure: azureService,
  bitbucketCloud: bitbucketCloudService,
  bitbucketServer: bitbucketServerService,
  gerrit: gerritService,
  github: githubService,
  gitlab: gitlabService,
  gitea: giteaService,
  harness: harnessService,
};

/** Returns how a service is read. The older form of both Bitbuckets depends on the host. */
export function findService(type: ScmType, { host }: ScmConfig): ScmService {
  if (type !== 'bitbucket') return services[type];
  return host === 'bitbucket.org' ? services.bitbucketCloud : services.bitbucketServer;
}
