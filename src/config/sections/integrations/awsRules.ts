import type { Doubt } from '../../schema/keys';

/** Lists what is wrong with an entry of `integrations.awsS3`. */
export function checkAwsS3({ endpoint }: { endpoint?: string | undefined }): Doubt[] {
  if (endpoint === undefined || !URL.canParse(endpoint) || new URL(endpoint).pathname === '/') return [];
  return [
    {
      path: ['endpoint'],
      text: 'must be a URL without a path.',
      hint: `Use '${new URL(endpoint).origin}'. Buckets are part of the URLs that are read.`,
    },
  ];
}
