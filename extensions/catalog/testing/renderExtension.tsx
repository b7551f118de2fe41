import { parse } from 'yaml';
import type { Entity } from '#model';
import { type ApiRef, prepareApp } from '#engine';
import { bundledFeatures } from '#extensions';
import { configApiRef, coreExtensionData, createApiFactory } from '#sdk';
import { mockApis, type TestApi } from '#sdk/testing';
import { EntityProvider } from '../context/EntityProvider';
import { type CatalogSurroundings, renderInCatalog } from './renderInCatalog';

/** What to render with {@link renderExtension}. */
export interface ExtensionToRender extends CatalogSurroundings {
  /** The id of the extension, such as `page:api-docs`. */
  id: string;
  /** The configuration of the portal. */
  yaml?: string;
  /** The entity of the page. */
  entity: Entity;
  /** The APIs of the portal that the extension uses. */
  apiRefs?: ReadonlyArray<ApiRef<unknown>>;
}

/**
 * Builds the tree of a portal with all plugins, and renders one extension of it.
 *
 * @throws if the configuration has problems
 */
export function renderExtension({ id, yaml = '', entity, apiRefs = [], ...surroundings }: ExtensionToRender) {
  const data = { backend: { baseUrl: 'http://backend' }, ...(parse(yaml) as object | null) };
  const { tree, apis, problems } = prepareApp({
    features: bundledFeatures,
    config: { data, locate: () => undefined },
    apis: [createApiFactory(configApiRef, mockApis.config({ data }))],
  }).finalize();
  if (problems.length > 0) throw new Error(problems.map(({ message }) => message).join('\n'));
  const element = tree.nodes.get(id)?.instance?.getData(coreExtensionData.reactElement);
  return renderInCatalog(<EntityProvider entity={entity}>{element}</EntityProvider>, {
    ...surroundings,
    apis: [
      mockApis.analytics(),
      ...apiRefs.map((ref): TestApi => [ref, apis.get(ref)]),
      ...(surroundings.apis ?? []),
    ],
  });
}

/** Returns the YAML that configures one extension. */
export function configureExtension(id: string, config: string): string {
  return `app: { extensions: [{ '${id}': { config: { ${config} } } }] }`;
}
