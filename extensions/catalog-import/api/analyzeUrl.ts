import { getCompoundEntityRef } from '#model';
import { ResponseError } from '#sdk';
import type { AnalyzeLocationResponse } from '#extensions/catalog';
import type { AnalyzeResult, FoundLocation } from './CatalogImportApi';
import type { CatalogImportApiOptions } from './createCatalogImportApi';

type Context = Pick<CatalogImportApiOptions, 'catalog' | 'integrations'> & { entityFilename: string };

/** The services in whose repositories pull requests can be created. */
const supported = ['github', 'azure'];
const descriptorFile = /\.ya?ml$/i;

/** Finds the descriptor files at a URL, or proposes descriptors for the repository. */
export async function analyzeUrl(context: Context, url: string): Promise<AnalyzeResult> {
  const { catalog, integrations, entityFilename } = context;
  if (isDescriptorUrl(url)) {
    const { exists = false, location, entities } = await catalog.addLocation({ target: url, dryRun: true });
    const found = { target: location.target, exists, entities: entities.map(getCompoundEntityRef) };
    return { type: 'locations', locations: [found] };
  }
  const integration = (await integrations.load()).byUrl(url);
  if (!integration || !supported.includes(integration.type))
    throw new Error(
      integration
        ? `The ${integration.title} integration only supports full URLs to ${entityFilename} files. Did you try to pass in the URL of a directory instead?`
        : `This URL was not recognized as a valid git URL because there was no configured integration that matched the given host name. Currently GitHub and Azure DevOps are supported. You could try to paste the full URL to a ${entityFilename} file instead.`,
    );
  const analysis = await analyzeRepository(context, url);
  if (analysis.existingEntityFiles.length > 0)
    return { type: 'locations', locations: groupByFile(analysis.existingEntityFiles) };
  return {
    type: 'repository',
    integrationType: integration.type,
    url,
    generatedEntities: analysis.generateEntities.map(({ entity }) => entity),
    ...(analysis.unreadable !== undefined && { unreadable: analysis.unreadable }),
  };
}

/** Whether a URL is that of a descriptor file: its path or its parameter `path` ends with `.yaml` or `.yml`. */
function isDescriptorUrl(url: string): boolean {
  const { pathname, searchParams } = new URL(url);
  return descriptorFile.test(pathname) || descriptorFile.test(searchParams.get('path') ?? '');
}

async function analyzeRepository(
  { catalog, entityFilename }: Context,
  target: string,
): Promise<AnalyzeLocationResponse> {
  try {
    return await catalog.analyzeLocation({
      location: { type: 'url', target },
      catalogFilename: entityFilename,
    });
  } catch (error) {
    const message =
      error instanceof ResponseError
        ? `Failed to generate entity definitions. Received http response ${error.status}: ${error.statusText}`
        : `Failed to generate entity definitions, ${error instanceof Error ? error.message : String(error)}`;
    throw new Error(message, { cause: error });
  }
}

function groupByFile(files: AnalyzeLocationResponse['existingEntityFiles']): FoundLocation[] {
  const found = new Map<string, FoundLocation>();
  for (const { location, isRegistered, entity } of files) {
    const { target } = location;
    const known = found.get(target) ?? { target, exists: isRegistered, entities: [] };
    found.set(target, { ...known, entities: [...known.entities, getCompoundEntityRef(entity)] });
  }
  return [...found.values()];
}
