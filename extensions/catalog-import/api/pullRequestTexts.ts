import type { ConfigApi } from '#sdk';

/** Returns the default title and description of pull requests. */
export function createPullRequestTexts({
  config,
  entityFilename,
}: {
  config: ConfigApi;
  entityFilename: string;
}): { title: string; body: string } {
  const portal = config.getOptionalString('app.title') ?? 'Trellis';
  const url = config.getOptionalString('app.baseUrl');
  const name = url === undefined ? portal : `[${portal}](${url})`;
  return {
    title: `Add ${entityFilename} config file`,
    body: `This pull request adds the file \`${entityFilename}\`, which describes this repository for the software catalog of ${name}.\n\nAfter this pull request is merged, the component appears in the catalog.`,
  };
}
