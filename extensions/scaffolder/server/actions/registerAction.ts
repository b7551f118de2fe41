import { createTemplateAction, HttpError, inputError, type TemplateAction } from '#backend';
import { stringifyEntityRef, type Entity } from '#model';
import type { ActionServices } from './actionServices';
import { anyOf, flag, shape, string } from './schema';

interface RegisterInput {
  catalogInfoUrl?: string;
  repoContentsUrl?: string;
  catalogInfoPath?: string;
  optional?: boolean;
}

const optional = flag('Permit the registered location to optionally exist. Default: false');

/** Creates the action that registers a descriptor in the catalog, on behalf of the creator of the task. */
export function createRegister({
  registration,
  reader,
}: Pick<ActionServices, 'registration' | 'reader'>): TemplateAction {
  return createTemplateAction<RegisterInput>({
    id: 'catalog:register',
    description:
      'Registers entities from a catalog descriptor file in the workspace into the software catalog.',
    examples: [
      {
        description: 'Register with the catalog',
        example: `steps:
  - action: catalog:register
    id: register-with-catalog
    name: Register with the catalog
    input:
      catalogInfoUrl: http://github.com/backstage/backstage/blob/master/catalog-info.yaml
`,
      },
    ],
    schema: {
      input: anyOf([
        shape(
          {
            catalogInfoUrl: string('An absolute URL pointing to the catalog info file location'),
            optional,
          },
          ['catalogInfoUrl'],
        ),
        shape(
          {
            repoContentsUrl: string('An absolute URL pointing to the root of a repository directory tree'),
            catalogInfoPath: string(
              'A relative path from the repo root pointing to the catalog info file, defaults to /catalog-info.yaml',
            ),
            optional,
          },
          ['repoContentsUrl'],
        ),
      ]),
    },
    async handler({ input, logger, output, caller, checkpoint }) {
      const { repoContentsUrl, catalogInfoPath = '/catalog-info.yaml', optional: isOptional = false } = input;
      const url = input.catalogInfoUrl ?? resolvePath(reader, repoContentsUrl, catalogInfoPath);
      const catalog = registration();
      if (!catalog) throw inputError('This portal has no catalog to register in.');
      logger.info(`Registering ${url} in the catalog`);
      await checkpoint('register', () => catalog.add(url, caller)).catch((error: unknown) => {
        // Without access, registering is an error even if it is optional.
        if (!isOptional || isDenied(error)) throw error;
        logger.info(`Not registered: ${error instanceof Error ? error.message : String(error)}`);
      });
      const entities = await catalog.preview(url, caller).catch((error: unknown) => {
        if (!isOptional) throw error;
        return [];
      });
      const main = findMainEntity(entities);
      if (main) output('entityRef', stringifyEntityRef(main));
      output('catalogInfoUrl', url);
    },
  });
}

function resolvePath(reader: ActionServices['reader'], base: string | undefined, path: string): string {
  if (base === undefined) throw inputError('The input needs catalogInfoUrl or repoContentsUrl.');
  return reader.resolveUrl(path, base);
}

function isDenied(error: unknown): boolean {
  return error instanceof HttpError && error.statusCode === 403;
}

/** Components are what most templates create. Generated locations are what the catalog adds automatically. */
function findMainEntity(entities: readonly Entity[]): Entity | undefined {
  const own = entities.filter(({ metadata }) => !metadata.name.startsWith('generated-'));
  return own.find(({ kind }) => kind === 'Component') ?? own[0] ?? entities[0];
}
