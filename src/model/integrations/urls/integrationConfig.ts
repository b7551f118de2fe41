/** The services that Trellis can read from, named as under `integrations` in `app-config.yaml`. */
export const SCM_TYPES = [
  'awsS3',
  'awsCodeCommit',
  'azureBlobStorage',
  'azure',
  'bitbucket',
  'bitbucketCloud',
  'bitbucketServer',
  'gerrit',
  'github',
  'gitlab',
  'gitea',
  'harness',
] as const;

/** One of the services. */
export type ScmType = (typeof SCM_TYPES)[number];

/**
 * The URLs of one entry of `integrations`, with the service's defaults. Credentials are not part of it, so browsers and servers use the
 * same type.
 */
export interface ScmConfig {
  /** Position in the list of the service in `integrations`. Undefined for a public host without an entry. */
  index?: number | undefined;
  /** Host with an optional port, in lower case. */
  host: string;
  /** Base URL of the API, without a trailing slash. Empty if the service has none. */
  apiBaseUrl: string;
  /** Base URL of the web pages, without a trailing slash. */
  baseUrl: string;
  /** Base URL of raw files at GitHub, without a trailing slash. */
  rawBaseUrl?: string | undefined;
  /** Base URL of Gitiles, without a trailing slash. */
  gitilesBaseUrl?: string | undefined;
  /** Base URL to clone Gerrit projects from, without a trailing slash. */
  cloneUrl?: string | undefined;
  /** Whether Gerrit has no pages to edit files. */
  disableEditUrl?: boolean | undefined;
  /** Base URL of a service that is compatible with S3 or Blob Storage, without a trailing slash. */
  endpoint?: string | undefined;
  /** The storage account that an entry for Blob Storage is for, where the configuration is visible. */
  account?: string | undefined;
  /** Whether the first folder of the endpoint's URLs is the bucket. */
  s3ForcePathStyle?: boolean | undefined;
}
