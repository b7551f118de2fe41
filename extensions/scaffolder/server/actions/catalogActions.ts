import { readFile } from 'node:fs/promises';
import { stringify } from 'yaml';
import { createTemplateAction, inputError, type ParseYaml, type TemplateAction } from '#backend';
import {
  isJsonObject,
  safeParseEntityRef,
  stringifyEntityRef,
  type CompoundEntityRef,
  type JsonObject,
  type JsonValue,
} from '#model';
import { openWorkspace } from '../workspace/openWorkspace';
import type { ActionServices } from './actionServices';
import { flag, record, schema, string, strings } from './schema';

type Services = Pick<ActionServices, 'catalog' | 'settings' | 'parseYaml'>;

/** Creates the actions that read the catalog, and that write descriptors for it. */
export function createCatalogActions(services: Services): TemplateAction[] {
  return [createFetch(services), createWrite(services), createTemplateVersion(services)];
}

interface FetchInput {
  entityRef?: string;
  entityRefs?: string[];
  optional?: boolean;
  defaultKind?: string;
  defaultNamespace?: string;
}

function createFetch({ catalog }: Pick<Services, 'catalog'>): TemplateAction {
  return createTemplateAction<FetchInput>({
    id: 'catalog:fetch',
    description: 'Returns entity or entities from the catalog by entity reference(s)',
    supportsDryRun: true,
    examples: [
      {
        description: 'Fetch entity by reference',
        example: `steps:
  - action: catalog:fetch
    id: fetch
    name: Fetch catalog entity
    input:
      entityRef: component:default/name
`,
      },
      {
        description: 'Fetch multiple entities by reference',
        example: `steps:
  - action: catalog:fetch
    id: fetchMultiple
    name: Fetch catalog entities
    input:
      entityRefs:
        - component:default/name
`,
      },
    ],
    schema: {
      input: schema({
        entityRef: string('Entity reference of the entity to get'),
        entityRefs: strings('Entity references of the entities to get'),
        optional: flag('Allow the entity or entities to optionally exist. Default: false'),
        defaultKind: string('The default kind'),
        defaultNamespace: string('The default namespace'),
      }),
      output: schema({
        entity: {
          description:
            'Object containing same values used in the Entity schema. Only when used with `entityRef` parameter.',
        },
        entities: { type: 'array' },
      }),
    },
    async handler({ input, output, caller }) {
      const { entityRef, entityRefs, optional = false } = input;
      if (entityRef === undefined && entityRefs === undefined) {
        if (optional) return;
        throw inputError('Missing entity reference or references');
      }
      const load = async (refs: readonly string[]): Promise<JsonValue[]> => {
        const full = refs.map((ref) => stringifyEntityRef(parseRef(ref, input)));
        const entities = await catalog.as(caller).entitiesByRefs(full);
        return entities.map((entity, index) => {
          if (entity === null && !optional) throw inputError(`Entity ${full[index]} not found`);
          return entity;
        });
      };
      if (entityRef !== undefined) output('entity', (await load([entityRef]))[0] ?? null);
      if (entityRefs !== undefined) output('entities', await load(entityRefs));
    },
  });
}

function parseRef(ref: string, { defaultKind, defaultNamespace }: FetchInput): CompoundEntityRef {
  const parsed = safeParseEntityRef(ref, {
    ...(defaultKind === undefined ? {} : { defaultKind }),
    ...(defaultNamespace === undefined ? {} : { defaultNamespace }),
  });
  if (parsed.ok) return parsed.value;
  throw inputError(parsed.message);
}

/** Names the template that an entity was created from. */
const ANNOTATION_SOURCE_TEMPLATE = 'backstage.io/source-template';
const DESCRIPTOR = 'catalog-info.yaml';

function createWrite({ settings }: Pick<Services, 'settings'>): TemplateAction {
  return createTemplateAction<{ filePath?: string; entity: JsonObject }>({
    id: 'catalog:write',
    description: 'Writes the catalog-info.yaml for your template',
    supportsDryRun: true,
    examples: [
      {
        description: 'Write a catalog yaml file',
        example: `steps:
  - action: catalog:write
    id: create-catalog-info-file
    name: Create catalog file
    input:
      entity:
        apiVersion: backstage.io/v1alpha1
        kind: Component
        metadata:
          name: test
          annotations: {}
        spec:
          type: service
          lifecycle: production
          owner: default/owner
`,
      },
    ],
    schema: {
      input: schema(
        {
          filePath: string('Defaults to catalog-info.yaml'),
          entity: record('You can provide the same values used in the Entity schema.'),
        },
        ['entity'],
      ),
    },
    async handler({ input, workspacePath, logger, templateInfo }) {
      const { entity, filePath = DESCRIPTOR } = input;
      logger.info(`Writing ${filePath}`);
      const ref = templateInfo?.entityRef;
      const annotated = ref === undefined ? entity : annotate(entity, { [ANNOTATION_SOURCE_TEMPLATE]: ref });
      const workspace = await openWorkspace(workspacePath, settings().limits);
      await workspace.write(filePath, stringify(annotated));
    },
  });
}

interface VersionInput {
  annotations?: Record<string, string>;
  labels?: Record<string, string>;
  spec?: Record<string, JsonValue>;
  entityFilePath?: string;
  objectYaml?: JsonObject;
  writeToFile?: string;
}

const ANNOTATION_TEMPLATE_VERSION = 'backstage.io/template-version';

function createTemplateVersion({
  settings,
  parseYaml,
}: Pick<Services, 'settings' | 'parseYaml'>): TemplateAction {
  return createTemplateAction<VersionInput>({
    id: 'catalog:template:version',
    description:
      'Adds the `backstage.io/template-version` annotation containing the version of your template to your entity object',
    supportsDryRun: true,
    examples: [
      {
        description: 'Annotate a catalog entity with the version of the template',
        example: `steps:
  - action: catalog:template:version
    id: annotate-version
    name: Add the version of the template
`,
      },
      {
        description: 'Annotate a catalog entity with a version from the input',
        example: `steps:
  - action: catalog:template:version
    id: annotate-version
    name: Add the version of the template
    input:
      annotations:
        backstage.io/template-version: \${{ parameters.version }}
`,
      },
    ],
    schema: {
      input: schema({
        labels: record('Labels that will be applied to the `metadata.labels` of the entity object'),
        annotations: record(
          'Annotations that will be applied to the `metadata.annotations` of the entity object',
        ),
        spec: record('Key-Value pair(s) that will be applied to the `spec` of the entity object'),
        entityFilePath: string('Path to the entity yaml you want to annotate'),
        objectYaml: record('Entity object yaml you want to annotate'),
        writeToFile: string('Path to the file you want to write. Default path `./catalog-info.yaml`'),
      }),
      output: schema({ annotatedObject: string('The annotated entity, as YAML') }),
    },
    async handler({ input, workspacePath, templateInfo, logger, output }) {
      const workspace = await openWorkspace(workspacePath, settings().limits);
      const { entityFilePath = DESCRIPTOR, writeToFile = DESCRIPTOR } = input;
      const version = templateInfo?.entity?.metadata.annotations?.[ANNOTATION_TEMPLATE_VERSION];
      const annotations = {
        ...(version === undefined ? {} : { [ANNOTATION_TEMPLATE_VERSION]: version }),
        ...input.annotations,
      };
      if (annotations[ANNOTATION_TEMPLATE_VERSION] === undefined)
        logger.warn(
          `The template has no annotation '${ANNOTATION_TEMPLATE_VERSION}', and the input contains none.`,
        );
      const entity =
        input.objectYaml ??
        (await readDescriptor(await workspace.resolve(entityFilePath), entityFilePath, parseYaml));
      const annotated = annotate(entity, annotations, input);
      const text = stringify(annotated);
      await workspace.write(writeToFile, text);
      output('annotatedObject', text);
    },
  });
}

async function readDescriptor(path: string, name: string, parseYaml: ParseYaml): Promise<JsonObject> {
  const text = await readFile(path, 'utf8').catch(() => undefined);
  if (text === undefined) throw inputError(`The file '${name}' does not exist in the workspace.`);
  const parsed = parseYaml(text);
  if ('error' in parsed)
    throw inputError(`'${name}' is not valid YAML. Line ${parsed.line}: ${parsed.error}`);
  if (isJsonObject(parsed.value)) return parsed.value;
  throw inputError(`'${name}' does not contain an entity.`);
}

function annotate(
  entity: JsonObject,
  annotations: Record<string, JsonValue>,
  { labels, spec }: Pick<VersionInput, 'labels' | 'spec'> = {},
): JsonObject {
  const metadata = objectOf(entity['metadata']);
  return {
    ...entity,
    metadata: {
      ...metadata,
      annotations: { ...objectOf(metadata['annotations']), ...annotations },
      ...(labels === undefined ? {} : { labels: { ...objectOf(metadata['labels']), ...labels } }),
    },
    ...(spec === undefined ? {} : { spec: { ...objectOf(entity['spec']), ...spec } }),
  };
}

function objectOf(value: JsonValue | undefined): JsonObject {
  return isJsonObject(value) ? value : {};
}
