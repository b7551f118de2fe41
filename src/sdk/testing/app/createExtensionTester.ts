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

/** A created extension in a tester. */
export interface ExtensionQuery {
  readonly node: AppNode;
  /** Returns an output, or `undefined` if the extension does not provide it. */
  get<T>(ref: ExtensionDataRef<T>): T | undefined;
  /** Returns the ids of the extensions at an input, in order. */
  input(name: string): string[];
}

/** Creates an extension and the extensions attached to it, without an app. */
export interface ExtensionTester {
  /** Adds an extension to the plugin `test`, usually one that attaches to the subject. Call this before all other methods. */
  add(extension: ExtensionDefinition, options?: { config?: JsonObject }): ExtensionTester;
  /**
   * Returns an output of the subject.
   *
   * @throws if the subject does not provide it
   */
  get<T>(ref: ExtensionDataRef<T>): T;
  /** Returns an extension by its definition or id. */
  query(extension: ExtensionDefinition | string): ExtensionQuery;
  /** Returns the element that the subject renders. */
  reactElement(): ReactElement;
}

/** Options of {@link createExtensionTester}. */
export interface ExtensionTesterOptions {
  /** The config of the subject, as in YAML. */
  config?: JsonObject;
  apis?: readonly TestApi[];
}

const pluginId = 'test';
const hostId = `${pluginId}/tester-host`;

/**
 * Creates a tester for an extension. The extension belongs to the plugin `test`, so its id is `<kind>:test/<name>`. The engine
 * creates it when its data is first read, and checks its config and inputs. Problems are thrown there.
 *
 * @example
 *   const tester = createExtensionTester(settingsPage, { config: { path: '/preferences' } }).add(generalSubPage);
 *   expect(tester.get(coreExtensionData.routePath)).toBe('/preferences');
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
      throw new Error(`The extension '${id}' was not created. Its state is '${node.absence}'.`);
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
      throw new Error(`The extension '${resolveId(subject)}' has no output '${ref.id}'.`);
    return value;
  };
  const tester: ExtensionTester = {
    add: (definition, { config } = {}) => {
      if (app)
        throw new Error('The extensions are already created. Add all extensions before you read data.');
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

/** Accepts all data of the subject in place of the app, so that the subject is created and checked. */
const host = createExtension({
  name: 'tester-host',
  attachTo: { id: 'root', input: 'app' },
  inputs: { subject: createExtensionInput([]) },
  output: [coreExtensionData.reactElement],
  factory: () => [coreExtensionData.reactElement(createElement(Fragment))],
});

/** APIs stay attached where they are, so that other extensions in the test can use them. */
function attachToHost(definition: ExtensionDefinition): ExtensionDefinition {
  const { kind } = definition as { kind?: string };
  if (kind === 'api') return definition;
  return (definition as OverridableExtensionDefinition).override({
    attachTo: { id: hostId, input: 'subject' },
  });
}

/** Definitions contain the kind and the name. The rest of the id comes from the plugin. */
function resolveId(definition: ExtensionDefinition): string {
  const { kind, name } = definition as { kind?: string; name?: string };
  const id = name === undefined ? pluginId : `${pluginId}/${name}`;
  return kind === undefined ? id : `${kind}:${id}`;
}
