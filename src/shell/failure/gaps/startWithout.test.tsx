import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  ApiBlueprint,
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  type PermissionApi,
  permissionApiRef,
} from '#sdk';
import { bootTrellis } from '../../start/bootTrellis';
import { isStartWithoutChosen } from './choice';

let container: HTMLElement;

beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => {
  document.body.replaceChildren();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

const element = coreExtensionData.reactElement;

const trunk = [
  createExtension({
    attachTo: { id: 'root', input: 'app' },
    inputs: { root: createExtensionInput([element], { singleton: true }) },
    output: [element],
    factory: ({ inputs }) => [element(inputs.root.get(element))],
  }),
  createExtension({
    name: 'root',
    attachTo: { id: 'app', input: 'root' },
    inputs: { children: createExtensionInput([element], { singleton: true }) },
    output: [element],
    factory: ({ inputs }) => [element(inputs.children.get(element))],
  }),
  createExtension({
    name: 'routes',
    attachTo: { id: 'app/root', input: 'children' },
    inputs: {
      routes: createExtensionInput([element, coreExtensionData.routePath.optional()]),
    },
    configSchema: { heading: z._default(z.string(), 'The usual heading') },
    output: [element],
    factory: ({ inputs, config }) => [
      element(
        <>
          <h2>{config.heading}</h2>
          {inputs.routes.map((route) => (
            <section key={route.node.spec.id} aria-label={route.node.spec.id}>
              {route.get(coreExtensionData.routePath)} {route.get(element)}
            </section>
          ))}
        </>,
      ),
    ],
  }),
];

const card = createExtension({
  kind: 'card',
  attachTo: { id: 'app/routes', input: 'routes' },
  configSchema: { text: z._default(z.string(), 'The card') },
  output: [element],
  factory: ({ config }) => [element(<p>{config.text}</p>)],
});

const page = createExtension({
  kind: 'page',
  attachTo: { id: 'app/routes', input: 'routes' },
  configSchema: { path: z._default(z.string(), '/here'), text: z._default(z.string(), 'The page') },
  output: [element, coreExtensionData.routePath],
  factory: ({ config }) => [element(<p>{config.text}</p>), coreExtensionData.routePath(config.path)],
});

function createPermissions(result: 'ALLOW' | 'DENY') {
  const api: PermissionApi = {
    authorize: async () => ({ result }),
  };
  return ApiBlueprint.make({
    name: 'permission',
    params: (define) => define({ api: permissionApiRef, deps: {}, factory: () => api }),
  });
}

function boot(extensions: object[], result: 'ALLOW' | 'DENY' = 'ALLOW') {
  return bootTrellis({
    container,
    config: { value: { data: { app: { extensions } }, locate: () => undefined }, problems: [] },
    features: [
      createFrontendPlugin({ pluginId: 'app', extensions: [...trunk, createPermissions(result)] }),
      createFrontendPlugin({ pluginId: 'test', extensions: [card, page] }),
    ],
  });
}

const wrongText = (id: string) => ({ [id]: { config: { text: 7 } } });
const startWithout = () => screen.findByRole('button', { name: 'Start without the failed extensions' });

describe('a start without the failed extensions', () => {
  it('shows the other extensions, a tile, and a banner that opens the report', async () => {
    const user = userEvent.setup();
    await boot([wrongText('card:test')]);
    await user.click(await startWithout());
    expect(await screen.findByText('The page')).toBeInTheDocument();
    const gap = await screen.findByRole('group', { name: "'card:test' could not start" });
    expect(gap).toHaveTextContent("Invalid configuration for extension 'card:test'");
    const line = screen.getByRole('complementary', { name: 'Configuration report' });
    expect(line).toHaveTextContent('Running without 1 extension.');
    await user.click(within(line).getByRole('button', { name: 'Show report' }));
    const report = await screen.findByRole('dialog', { name: 'Running without 1 extension' });
    expect(within(report).getByText('EXTENSION_CONFIGURATION_INVALID')).toBeInTheDocument();
  });

  it('opens the report from the tile', async () => {
    const user = userEvent.setup();
    await boot([wrongText('card:test')]);
    await user.click(await startWithout());
    const gap = await screen.findByRole('group', { name: "'card:test' could not start" });
    await user.click(within(gap).getByRole('button', { name: 'Show report' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('shows no tile to users who cannot read the configuration', async () => {
    const user = userEvent.setup();
    await boot([wrongText('card:test')], 'DENY');
    await user.click(await startWithout());
    expect(await screen.findByText('The page')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'card:test' })).toHaveTextContent(/^$/);
  });

  it('keeps the path of a failed page, and shows all users that it is unavailable', async () => {
    const user = userEvent.setup();
    await boot([wrongText('page:test')], 'DENY');
    await user.click(await startWithout());
    const place = await screen.findByRole('region', { name: 'page:test' });
    expect(await within(place).findByRole('heading')).toHaveTextContent(
      'This page is not available right now',
    );
    expect(place).toHaveTextContent('/here');
    expect(place).not.toHaveTextContent('page:test');
  });

  it('applies to the tab until there are no problems', async () => {
    const user = userEvent.setup();
    await boot([wrongText('card:test')]);
    await user.click(await startWithout());
    await screen.findByText('The page');
    container.remove();
    document.body.append((container = document.createElement('div')));
    await boot([wrongText('card:test')]);
    expect(await within(container).findByText('The page')).toBeInTheDocument();
    container.remove();
    document.body.append((container = document.createElement('div')));
    await boot([]);
    expect(await within(container).findByText('The card')).toBeInTheDocument();
    expect(isStartWithoutChosen()).toBe(false);
  });

  it('starts the parent of the pages without its invalid settings', async () => {
    const user = userEvent.setup();
    await boot([{ 'app/routes': { config: { heading: 7 } } }]);
    await user.click(await startWithout());
    expect(await screen.findByText('The usual heading')).toBeInTheDocument();
    expect(screen.getByText('The page')).toBeInTheDocument();
  });

  it('fails without a required extension, and shows which one', async () => {
    const user = userEvent.setup();
    await boot([{ 'app/root': { attachTo: { id: 'app', input: 'nowhere' } } }]);
    await user.click(await startWithout());
    expect(await screen.findByRole('alert')).toHaveTextContent(/cannot start without 'app'/);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('App startup failed');
    expect(screen.queryByRole('button', { name: /Start without/ })).not.toBeInTheDocument();
    expect(isStartWithoutChosen()).toBe(false);
  });
});
