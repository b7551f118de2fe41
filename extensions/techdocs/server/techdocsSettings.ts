import { readFlag, readMap, readText, type ConfigData, type SettingsSource } from '#backend';
import type { BucketSettings } from './storage/createS3Storage';

/** Where built documentation is stored. */
export type StorageSettings =
  | { type: 'local'; folder: string | undefined }
  | { type: 'awsS3'; bucket: BucketSettings }
  | { type: 'unsupported'; name: string };

/** The settings of the server side. */
export interface TechdocsSettings {
  /** Whether the portal builds documentation. Otherwise, a pipeline stores it. */
  builds: boolean;
  /** Whether stored paths keep the uppercase letters of entity refs. */
  keepsCase: boolean;
  runIn: 'embedded' | 'local';
  /** Whether the configuration asks for Docker, which the portal does not use. It builds as with `embedded`. */
  wantsDocker: boolean;
  storage: StorageSettings;
  /** Where results of the search lead, with `:namespace`, `:kind`, `:name` and `:path`. */
  locationTemplate: string;
}

/** The path of the reader, unless the configuration moves it. */
export const DEFAULT_LOCATION_TEMPLATE = '/docs/:namespace/:kind/:name/:path';

/** Parses `techdocs` of `app-config.yaml`. */
export const techdocsSettings: SettingsSource<TechdocsSettings> = {
  sections: ['techdocs', 'search.collators.techdocs'],
  parse: (config) => ({
    builds: readText(config, 'techdocs.builder') !== 'external',
    keepsCase: readFlag(config, 'techdocs.legacyUseCaseSensitiveTripletPaths') ?? false,
    runIn: readText(config, 'techdocs.generator.runIn') === 'local' ? 'local' : 'embedded',
    wantsDocker: readText(config, 'techdocs.generator.runIn') === 'docker',
    storage: readStorage(config),
    locationTemplate:
      readText(config, 'search.collators.techdocs.locationTemplate') ?? DEFAULT_LOCATION_TEMPLATE,
  }),
};

function readStorage(config: ConfigData): StorageSettings {
  const type = readText(config, 'techdocs.publisher.type') ?? 'local';
  if (type === 'local')
    return {
      type,
      folder: readText(config, 'techdocs.publisher.local.publishDirectory'),
    };
  if (type === 'awsS3') return { type, bucket: readBucket(config) };
  return { type: 'unsupported', name: type };
}

function readBucket(config: ConfigData): BucketSettings {
  const section = readMap(config, 'techdocs.publisher.awsS3') ?? {};
  const accessKeyId = readText(section, 'credentials.accessKeyId');
  const secretAccessKey = readText(section, 'credentials.secretAccessKey');
  return {
    name: readText(section, 'bucketName') ?? '',
    folder: (readText(section, 'bucketRootPath') ?? '').replace(/^\/+|\/+$/g, ''),
    region: readText(section, 'region') ?? 'us-east-1',
    endpoint: readText(section, 'endpoint')?.replace(/\/+$/, ''),
    usesPathStyle: readFlag(section, 's3ForcePathStyle') ?? false,
    encryption: readText(section, 'sse'),
    keys:
      accessKeyId === undefined || secretAccessKey === undefined
        ? undefined
        : { accessKeyId, secretAccessKey },
  };
}

/** Identifies where sites are stored, without credentials. */
export function nameStorage({ storage, keepsCase }: TechdocsSettings): string {
  const { type } = storage;
  if (type !== 'awsS3') return JSON.stringify([keepsCase, storage]);
  const { name, folder, region, endpoint = '' } = storage.bucket;
  return JSON.stringify([keepsCase, type, name, folder, region, endpoint]);
}
