import {
  type ApiRef,
  atlassianAuthApiRef,
  type AuthApi,
  bitbucketAuthApiRef,
  bitbucketServerAuthApiRef,
  githubAuthApiRef,
  gitlabAuthApiRef,
  googleAuthApiRef,
  microsoftAuthApiRef,
  oktaAuthApiRef,
  oneloginAuthApiRef,
  openshiftAuthApiRef,
  vmwareCloudAuthApiRef,
} from '#sdk';

/** A provider that plugins know by an API of its own: the API's name, the id at the auth backend, the title, the API. */
export type WellKnownProvider = readonly [name: string, id: string, title: string, api: ApiRef<AuthApi>];

/** The providers that every portal has an API for. */
export const wellKnownProviders: readonly WellKnownProvider[] = [
  ['google', 'google', 'Google', googleAuthApiRef],
  ['microsoft', 'microsoft', 'Microsoft', microsoftAuthApiRef],
  ['github', 'github', 'GitHub', githubAuthApiRef],
  ['okta', 'okta', 'Okta', oktaAuthApiRef],
  ['gitlab', 'gitlab', 'GitLab', gitlabAuthApiRef],
  ['onelogin', 'onelogin', 'OneLogin', oneloginAuthApiRef],
  ['bitbucket', 'bitbucket', 'Bitbucket', bitbucketAuthApiRef],
  ['bitbucket-server', 'bitbucketServer', 'Bitbucket Server', bitbucketServerAuthApiRef],
  ['atlassian', 'atlassian', 'Atlassian', atlassianAuthApiRef],
  ['vmware-cloud', 'vmwareCloud', 'VMware Cloud', vmwareCloudAuthApiRef],
  ['openshift', 'openshift', 'OpenShift', openshiftAuthApiRef],
];
