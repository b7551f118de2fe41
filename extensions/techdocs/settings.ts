import {
  backend,
  boolean,
  definePluginSettings,
  described,
  doubted,
  elsewhere,
  frontend,
  list,
  map,
  oneOf,
  secret,
  secretElsewhere,
  text,
  url,
} from '#config/schema';
import { techdocsDescriptions, techdocsKinds } from './descriptions';

const sanitizer = map({
  allowedIframeHosts: list(frontend(text(), 'Host whose pages may be embedded.')).optional(),
  allowedCustomElementTagNameRegExp: frontend(text(), 'Pattern of custom element names to keep.').optional(),
  allowedCustomElementAttributeNameRegExp: frontend(
    text(),
    'Pattern of attributes to keep on these elements.',
  ).optional(),
  additionalAllowedURIProtocols: list(frontend(text(), 'An additional protocol for links.')).optional(),
});

const local = map({
  publishDirectory: backend(
    text(),
    'Folder for built documentation. By default, a folder in the data folder of the portal.',
  ).optional(),
});

const awsS3 = map({
  bucketName: backend(text(), 'Name of the bucket.').optional(),
  bucketRootPath: backend(text(), 'Folder in the bucket.').optional(),
  region: backend(text(), 'Region of the bucket.').default('us-east-1'),
  endpoint: backend(url(), 'Base URL of a service that is compatible with Amazon S3.').optional(),
  s3ForcePathStyle: backend(
    boolean(),
    'Uses path-style URLs, which contain the bucket name in the path.',
  ).default(false),
  sse: backend(oneOf(['aws:kms', 'AES256']), 'Encryption of the stored files.').optional(),
  credentials: map({
    accessKeyId: secret(
      text(),
      'Access key. By default, the keys of the environment variables AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    ).optional(),
    secretAccessKey: secret(text(), 'Secret of the access key.').optional(),
    roleArn: elsewhere('Role to assume.').optional(),
  }).optional(),
  accountId: elsewhere('Account whose credentials are used.').optional(),
});

const publisherType = doubted(
  oneOf(['local', 'awsS3', 'azureBlobStorage', 'googleGcs', 'openStackSwift']),
  (written) =>
    typeof written === 'string' && !['local', 'awsS3'].includes(written)
      ? {
          text: `is '${written}', which only Backstage backends support. The embedded backend has no documentation.`,
          hint: "Use 'local' or 'awsS3', or set backend.baseUrl to a Backstage backend.",
        }
      : undefined,
);

const runIn = doubted(oneOf(['embedded', 'local', 'docker']), (written) =>
  written === 'docker'
    ? {
        text: "is 'docker', which only Backstage backends support. The embedded backend builds documentation itself, as with 'embedded'.",
        hint: "Use 'embedded'. For plugins of MkDocs, install mkdocs and use 'local'.",
      }
    : undefined,
);

const publisher = map({
  type: backend(
    publisherType,
    "Where to store built documentation: 'local' for a folder, 'awsS3' for Amazon S3 and compatible services. Only Backstage backends support the others.",
  ).default('local'),
  local: local.optional(),
  awsS3: awsS3.optional(),
  azureBlobStorage: secretElsewhere('Documentation in Azure Blob Storage.').optional(),
  googleGcs: secretElsewhere('Documentation in Google Cloud Storage.').optional(),
  openStackSwift: secretElsewhere('Documentation in OpenStack Swift.').optional(),
});

const generator = map({
  runIn: backend(
    runIn,
    "How to build documentation: 'embedded' in the portal itself, 'local' with an installed mkdocs. Only Backstage backends use 'docker'; the embedded backend then builds as with 'embedded'.",
  ).default('embedded'),
  dockerImage: elsewhere('Image of the build container.').optional(),
  pullImage: elsewhere('Whether to pull the image.').optional(),
  pullOptions: secretElsewhere('Options for pulling the image.').optional(),
  mkdocs: elsewhere('Changes to the mkdocs.yml of every site.').optional(),
});

const section = map({
  builder: frontend(
    oneOf(['local', 'external']),
    "'local' if the backend builds the documentation, 'external' if a pipeline does.",
  ).default('local'),
  legacyUseCaseSensitiveTripletPaths: frontend(
    boolean(),
    'Keeps uppercase letters in the paths of stored documentation.',
  ).default(false),
  generator: generator.optional(),
  publisher: publisher.optional(),
  sanitizer: sanitizer.optional(),
  cache: elsewhere('A cache of stored documentation.').optional(),
  generators: elsewhere('An older form of generator.').optional(),
});

/** Settings of the plugin `techdocs` in `app-config.yaml`. */
export const techdocsSettings = definePluginSettings({
  sections: {
    techdocs: described(section, 'Documentation that is stored with the code.'),
  },
  keys: {
    'techdocs.generator': 'How documentation is built.',
    'techdocs.publisher': 'Where built documentation is stored.',
    'techdocs.publisher.local': 'Settings of the storage `local`.',
    'techdocs.publisher.awsS3': 'Settings of the storage `awsS3`.',
    'techdocs.publisher.awsS3.credentials': 'Access to the bucket.',
    'techdocs.sanitizer': 'Additional content that documentation may contain.',
    'techdocs.sanitizer.allowedIframeHosts': 'Hosts whose pages may be embedded.',
    'techdocs.sanitizer.additionalAllowedURIProtocols': 'Additional protocols for links.',
  },
  examples: {
    techdocs: `techdocs:
  publisher:
    type: awsS3
    awsS3:
      bucketName: acme-documentation
      region: eu-west-1
  sanitizer:
    allowedIframeHosts: [diagrams.acme.example]
`,
  },
  extensions: techdocsDescriptions,
  kinds: techdocsKinds,
});
