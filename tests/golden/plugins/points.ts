import { createExtension, createExtensionInput, createFrontendPlugin } from '#engine';
import { data } from './data';

const hub = createExtension({
  kind: 'hub',
  attachTo: { id: 'app/root', input: 'elements' },
  inputs: { spokes: createExtensionInput([data.element]) },
  output: [data.element],
  factory: ({ inputs }) => [
    data.element(`hub of ${inputs.spokes.map((spoke) => spoke.get(data.element)).join(', ')}`),
  ],
});

/** Attached relative to its plugin, and by the input of another extension. */
export const hubPlugin = createFrontendPlugin({
  pluginId: 'hub',
  extensions: [
    hub,
    createExtension({
      kind: 'spoke',
      name: 'relative',
      attachTo: { relative: { kind: 'hub' }, input: 'spokes' },
      output: [data.element],
      factory: () => [data.element('relative')],
    }),
    createExtension({
      kind: 'spoke',
      name: 'by-input',
      attachTo: hub.inputs.spokes,
      output: [data.element],
      factory: () => [data.element('by input')],
    }),
  ],
});

function box(name: string, attachTo: Parameters<typeof createExtension>[0]['attachTo']) {
  return createExtension({
    kind: 'box',
    name,
    attachTo,
    inputs: { content: createExtensionInput([data.element]) },
    output: [data.element],
    factory: ({ inputs }) => [data.element(`${name} with ${inputs.content.length}`)],
  });
}

/** Boxes in boxes: one with two attachment points, and one with an attachment point that is not installed. */
export const boxesPlugin = createFrontendPlugin({
  pluginId: 'boxes',
  extensions: [
    box('first', { id: 'app/root', input: 'elements' }),
    box('second', { id: 'app/root', input: 'elements' }),
    box('shared', [
      { id: 'box:boxes/first', input: 'content' },
      { id: 'box:boxes/second', input: 'content' },
    ]),
    box('inner', { id: 'box:boxes/shared', input: 'content' }),
    box('half', [
      { id: 'box:boxes/gone', input: 'content' },
      { id: 'box:boxes/second', input: 'content' },
    ]),
  ],
});

/** An input that replaces a former input of the app, and an old plugin that is attached to the former one. */
export const redirectsPlugin = createFrontendPlugin({
  pluginId: 'redirects',
  extensions: [
    createExtension({
      name: 'new-home',
      attachTo: { id: 'app/root', input: 'elements' },
      inputs: {
        guests: createExtensionInput([data.element], { replaces: [{ id: 'app/old', input: 'guests' }] }),
      },
      output: [data.element],
      factory: ({ inputs }) => [data.element(`${inputs.guests.length} guests`)],
    }),
    createExtension({
      name: 'guest',
      attachTo: { id: 'app/old', input: 'guests' },
      output: [data.element],
      factory: () => [data.element('guest')],
    }),
  ],
});

/** A second input that replaces the same former input. */
export const rivalRedirectPlugin = createFrontendPlugin({
  pluginId: 'rival',
  extensions: [
    createExtension({
      name: 'other-home',
      attachTo: { id: 'app/root', input: 'elements' },
      inputs: {
        guests: createExtensionInput([data.element], { replaces: [{ id: 'app/old', input: 'guests' }] }),
      },
      output: [data.element],
      factory: ({ inputs }) => [data.element(`${inputs.guests.length} guests`)],
    }),
  ],
});
