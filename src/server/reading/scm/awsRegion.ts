import { ReadError, readText, type ConfigData } from '#backend';
import type { ScmAddress } from '#model';

const DEFAULT_REGION = 'us-east-1';

/** The domains of AWS. Those of regions in China differ. */
export const awsHosts = ['*.amazonaws.com', '*.amazonaws.com.cn'];

/**
 * Returns the region of a URL, of the entry, or the default. It becomes part of a host name.
 *
 * @throws ReadError if it is not the name of a region
 */
export function findRegion(entry: ConfigData, { region: given }: ScmAddress): string {
  const region = given ?? readText(entry, 'region') ?? DEFAULT_REGION;
  if (/^[a-z]{2}(?:-[a-z]+)+-\d+$/.test(region)) return region;
  throw new ReadError(`'${region}' is not a region of AWS.`);
}

/** Returns the part of a host after its service: `eu-west-1.amazonaws.com`. */
export function printAwsHost(region: string): string {
  return `${region}.amazonaws.com${region.startsWith('cn-') ? '.cn' : ''}`;
}
