import { Fragment, type ReactElement, createElement } from 'react';
import {
  type AppNode,
  type ExtensionDataRef,
  type ExtensionDefinition,
  type FinalizedApp,
  type OverridableExtensionDefinition,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
} from '#engine';
import type { JsonObject } from '../../apis/configApi';
import { coreExtensionData } from '../../data/coreExtensionData';
import type { TestApi } from '../mocks/createMockApi';
import { prepareTestApp } from './prepareTestApp';

/** An extension of a tester, after it was created. */
export interface ExtensionQuery {
  readonly node: AppNode;
  /** An output; `undefined` when the extension did not give it. */
  get<T>(ref: ExtensionDataRef<T>): T | undefined;
  /** The ids of the extensions at one of its inputs, in their order. */
  input(name: string): string[];
}

/** Creates an extension with what is attached to it, apart from any app. */
export interface ExtensionTester {
  /** Adds an extension to the plugin `test`, most often one that attaches to the subject. Only before the first question. */
  add(extension: ExtensionDefinition, options?: { config?: JsonObject }): ExtensionTester;
  /** An output of the subject; throws when it did not give it. */
  get<T>(ref: ExtensionDataRef<T>): T;
  /** An extension by its definition or its id. */
  query(extension: ExtensionDefinition | string): ExtensionQuery;
  /** What the subject draws. */
  reactElement(): ReactElement;
}

/** What a tester is given besides the subject. */
export interface ExtensionTesterOptions {
  /** The subject's config, as YAML would have it. */
  config?: JsonObject;
  apis?: readonly TestApi[];
}

const pluginId = 'test';
const hostId = `${pluginId}/tester-host`;

/**
 * Creates a tester of an extension. The subject belongs to the plugin `test`, so its id is `<kind>:test/<name>`; it is created
 * by the engine, config and inputs checked, at the first question. Problems with it throw there, with the engine's words.
 *
 * @example
 * const tester = createExtensionTester(settingsPage, { config: { path: '/preferences' } }).add(generalSubPage);
 * expect(tester.get(coreExtensionData.routePath)).toBe('/preferences');
 */
export function createExtensionTester(
  subject: ExtensionDefinition,
  options: ExtensionTesterOptions = {},
): ExtensionTester {
  const extensions = [{ definition: subject, config: options.config }];
  let app: FinalizedApp | undefined;

  const created = (): FinalizedApp => {
    app ??= createApp(extensions, options.apis);
    return app;
  };
  const query = (extension: ExtensionDefinition | string): ExtensionQuery => {
    const id = typeof extension === 'string' ? extension : resolveId(extension);
    const node = created().tree.nodes.get(id);
    if (!node) throw new Error(`The tester has no extension '${id}'. Add it first.`);
    if (!node.instance)
      throw new Error(`The extension '${id}' was not created: it is absent as '${node.absence}'.`);
    const { instance } = node;
    return {
      node,
      get: (ref) => instance.getData(ref),
      input: (name) => (node.edges.attachments.get(name) ?? []).map(({ spec }) => spec.id),
    };
  };
  const get = <T>(ref: ExtensionDataRef<T>): T => {
    const value = query(subject).get(ref);
    if (value === undefined)
      throw new Error(`The extension '${resolveId(subject)}' did not give '${ref.id}'.`);
    return value;
  };
  const tester: ExtensionTester = {
    add: (definition, { config } = {}) => {
      if (app)
        throw new Error('The extensions are created already. Add all of them before the first question.');
      extensions.push({ definition, config });
      return tester;
    },
    get,
    query,
    reactElement: () => get(coreExtensionData.reactElement),
  };
  return tester;
}

interface TestedExtension {
  definition: ExtensionDefinition;
  config: JsonObject | undefined;
}

function createApp(tested: readonly TestedExtension[], apis: readonly TestApi[] | undefined): FinalizedApp {
  const plugin = createFrontendPlugin({
    pluginId,
    extensions: [
      host,
      ...tested.map(({ definition }, index) => (index === 0 ? attachToHost(definition) : definition)),
    ],
  });
  const settings = tested.flatMap(({ definition, config }) =>
    config ? [{ [resolveId(definition)]: { config } }] : [],
  );
  return prepareTestApp({ features: [plugin], config: { app: { extensions: settings } }, apis });
}

/** Takes whatever the subject gives, where the app would be, so that the subject is created and its problems are found. */
const host = createExtension({
  name: 'tester-host',
  attachTo: { id: 'root', input: 'app' },
  inputs: { subject: createExtensionInput([]) },
  output: [coreExtensionData.reactElement],
  factory: () => [coreExtensionData.reactElement(createElement(Fragment))],
});

/** APIs stay where they are: there they are provided to the other extensions of the test. */
function attachToHost(definition: ExtensionDefinition): ExtensionDefinition {
  const { kind } = definition as { kind?: string };
  if (kind === 'api') return definition;
  return (definition as OverridableExtensionDefinition).override({
    attachTo: { id: hostId, input: 'subject' },
  });
}

/** Definitions keep their kind and name; the plugin gives the rest of the id. */
function resolveId(definition: ExtensionDefinition): string {
  const { kind, name } = definition as { kind?: string; name?: string };
  const id = name === undefined ? pluginId : `${pluginId}/${name}`;
  return kind === undefined ? id : `${kind}:${id}`;
}
