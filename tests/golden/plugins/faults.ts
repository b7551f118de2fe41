import {
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  type ExtensionDataValue,
} from '#engine';
import { data } from './data';

const toElements = { id: 'app/root', input: 'elements' };

/** Accepts values that the types would reject, as in a plugin without types. */
function untyped(values: unknown): never {
  return values as never;
}

function faulty(name: string, factory: () => unknown) {
  return createExtension({
    kind: 'fault',
    name,
    disabled: true,
    attachTo: toElements,
    output: [data.element, data.title.optional()],
    factory: () => untyped(factory()),
  });
}

const otherVersion = createExtension({
  kind: 'fault',
  name: 'other-version',
  disabled: true,
  attachTo: toElements,
  output: [data.element],
  factory: () => [data.element('never')],
});

/** Extensions that fail in different ways. Each is disabled by default. */
export const faultsPlugin = createFrontendPlugin({
  pluginId: 'faults',
  extensions: [
    faulty('throws', () => {
      throw new Error('The cable is not plugged in.');
    }),
    faulty('no-list', () => 42),
    faulty('twice', () => [data.element('one'), data.element('two')]),
    faulty('nothing', () => []),
    faulty('too-much', () => [data.element('fine'), data.path('/undeclared')] satisfies ExtensionDataValue[]),
    { ...otherVersion, version: 'v0' } as typeof otherVersion,
  ],
});

/** Extensions that another plugin attaches to inputs of the app. */
export const guestsPlugin = createFrontendPlugin({
  pluginId: 'guests',
  extensions: [
    createExtension({
      kind: 'guest',
      name: 'wrapper',
      disabled: true,
      attachTo: { id: 'app/root', input: 'wrappers' },
      output: [data.wrapper],
      factory: () => [data.wrapper('foreign wrapper')],
    }),
    createExtension({
      kind: 'guest',
      name: 'title',
      disabled: true,
      attachTo: toElements,
      output: [data.title],
      factory: () => [data.title('only a title')],
    }),
    createExtension({
      kind: 'guest',
      name: 'doubled-input',
      disabled: true,
      attachTo: toElements,
      inputs: { content: createExtensionInput([data.element, data.element, data.title.optional()]) },
      output: [data.element],
      factory: ({ inputs }) => [data.element(`${inputs.content.length} inside`)],
    }),
    createExtension({
      kind: 'guest',
      name: 'nav',
      disabled: true,
      attachTo: { id: 'app/layout', input: 'nav' },
      output: [data.element],
      factory: () => [data.element('another nav')],
    }),
    createExtension({
      kind: 'guest',
      name: 'children',
      disabled: true,
      attachTo: { id: 'app/root', input: 'children' },
      output: [data.element],
      factory: () => [data.element('other children')],
    }),
  ],
});
