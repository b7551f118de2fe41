import { type ReactElement, type ReactNode, useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import * as z from 'zod/mini';
import {
  ApiBlueprint,
  configApiRef,
  coreExtensionData,
  createApiRef,
  createExtension,
  createExtensionDataRef,
  createExtensionInput,
  createFrontendPlugin,
  ExtensionBoundary,
  PageBlueprint,
  useApi,
} from '#sdk';

/** A text field with local state. */
function Note({ title }: { title: string }) {
  const [text, setText] = useState('');
  if (title === 'broken') throw new Error('This title cannot be rendered.');
  return <input aria-label={title} value={text} onChange={(event) => setText(event.target.value)} />;
}

const card = (name: string) =>
  createExtension({
    kind: 'card',
    name,
    attachTo: { id: 'page:notes', input: 'cards' },
    configSchema: { title: z._default(z.string(), name) },
    output: [coreExtensionData.reactElement],
    factory: ({ config, node }) => [
      coreExtensionData.reactElement(ExtensionBoundary.lazy(node, async () => <Note title={config.title} />)),
    ],
  });

const layoutDataRef = createExtensionDataRef<(props: { children: ReactNode }) => ReactElement>().with({
  id: 'notes.layout',
});

const layout = createExtension({
  kind: 'layout',
  attachTo: { id: 'page:notes', input: 'layout' },
  configSchema: { wide: z.optional(z.boolean()) },
  output: [layoutDataRef],
  factory: ({ node }) => [layoutDataRef(ExtensionBoundary.lazyComponent(node, async () => Layout))],
});

function Layout({ children }: { children: ReactNode }) {
  return <section>{children}</section>;
}

const page = PageBlueprint.makeWithOverrides({
  inputs: {
    cards: createExtensionInput([coreExtensionData.reactElement]),
    layout: createExtensionInput([layoutDataRef], { singleton: true }),
  },
  factory(originalFactory, { inputs, config }) {
    const cards = inputs.cards.map((one) => one.get(coreExtensionData.reactElement));
    const Around = inputs.layout.get(layoutDataRef);
    return originalFactory({
      path: '/',
      noHeader: true,
      loader: async () => (
        <>
          <h1>{config.title ?? 'Notes'}</h1>
          <Around>{cards}</Around>
        </>
      ),
    });
  },
});

/** Provides a serial number that counts its instances, and the address they were created with. */
const addressApiRef = createApiRef<{ address: string; serial: number }>({ id: 'plugin.notes.address' });

let serial = 0;

const addressApi = ApiBlueprint.make({
  name: 'address',
  params: (defineParams) =>
    defineParams({
      api: addressApiRef,
      deps: { config: configApiRef },
      factory: ({ config }) => ({
        address: config.getOptionalString('backend.baseUrl') ?? '',
        serial: (serial += 1),
      }),
    }),
});

/** Shows the current configuration and API. */
function Footer() {
  const api = useApi(addressApiRef);
  const title = useApi(configApiRef).getOptionalString('app.title');
  return (
    <footer>
      {title} at {api.address}, number {api.serial}
    </footer>
  );
}

const app = createExtension({
  attachTo: { id: 'root', input: 'app' },
  inputs: { routes: createExtensionInput([coreExtensionData.reactElement]) },
  output: [coreExtensionData.reactElement],
  factory: ({ inputs }) => [
    coreExtensionData.reactElement(
      <MemoryRouter>
        {inputs.routes.map((route) => (
          <div key={route.node.spec.id}>{route.get(coreExtensionData.reactElement)}</div>
        ))}
        <Footer />
      </MemoryRouter>,
    ),
  ],
});

/** A minimal app with a page of notes that have local state. */
export const notesFeatures = [
  createFrontendPlugin({ pluginId: 'app', extensions: [app] }),
  createFrontendPlugin({
    pluginId: 'notes',
    extensions: [
      page.override({ attachTo: { id: 'app', input: 'routes' } }),
      layout,
      card('one'),
      card('two'),
      addressApi,
    ],
  }),
];
