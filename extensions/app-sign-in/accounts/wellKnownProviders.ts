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

/** A provider with its own API ref: API name, provider id on the auth backend, title, API ref. */
export type WellKnownProvider = readonly [name: string, id: string, title: string, api: ApiRef<AuthApi>];

/** The providers with their own API ref. */
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
