import { fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { afterFirstContent, createFrontendPlugin, permissionApiRef, storageApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { CommandBlueprint } from '../blueprint/CommandBlueprint';
import type { CommandContext } from '../blueprint/commandDataRef';
import { openPaletteByKey, type PaletteSurroundings, renderPalette } from '../../testing/renderPalette';

const configure = (config: string) =>
  `app: { extensions: [{ 'app-root-element:search/palette': { config: ${config} } }] }`;
const press = (key: string, init: object = {}, target: Element = document.body) =>
  fireEvent.keyDown(target, { key, ...init });
const address = () => screen.getByTestId('address').textContent;

/** Renders the portal, and waits for the shortcuts, which are loaded when the page is idle. */
async function render(surroundings: PaletteSurroundings = {}) {
  const view = renderPalette({ path: '/start', ...surroundings });
  press('Escape');
  await afterFirstContent(async () => (await import('./Shortcuts')).Shortcuts);
  await new Promise((resolve) => setTimeout(resolve, 50));
  return view;
}

beforeEach(() => void vi.spyOn(navigator, 'platform', 'get').mockReturnValue('Linux'));

describe('single-key shortcuts', () => {
  it('are off by default', async () => {
    await render();
    press('g');
    press('c');
    press('?');
    expect(address()).toBe('/start');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be turned on in the configuration', async () => {
    await render({ yaml: configure('{ singleKeys: true }') });
    press('g');
    press('c');
    await waitFor(() => expect(address()).toBe('/catalog'));
    press('?');
    expect(await screen.findByRole('dialog', { name: 'Keyboard shortcuts' })).toBeVisible();
    press('k', { ctrlKey: true });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('do nothing while the user types, or in a dialog', async () => {
    await render({ yaml: configure('{ singleKeys: true }') });
    const input = document.body.appendChild(document.createElement('input'));
    input.focus();
    press('g', {}, input);
    press('c', {}, input);
    input.remove();
    const field = await openPaletteByKey();
    press('g', {}, field);
    press('c', {}, field);
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(address()).toBe('/start');
  });

  it('can be turned on by the user, in the sheet', async () => {
    await render();
    fireEvent.change(await openPaletteByKey(), { target: { value: 'keyboard' } });
    press('Enter', {}, screen.getByRole('combobox'));
    const choice = await screen.findByRole('switch', { name: 'Single-key shortcuts' });
    expect(choice).not.toBeChecked();
    fireEvent.click(choice);
    await waitFor(() => expect(choice).toBeChecked());
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    press('g');
    press('c');
    await waitFor(() => expect(address()).toBe('/catalog'));
  });

  it('do not open what the user may not see', async () => {
    await render({
      yaml: `permission: { enabled: true }\n${configure('{ singleKeys: true }')}`,
      apis: [[permissionApiRef, { authorize: async () => ({ result: 'DENY' }) }]],
    });
    press('g');
    press('i');
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(address()).toBe('/start');
  });
});

it('does not run single keys before the choice of the user is known', async () => {
  const storage = mockApis.storage();
  const unknown = { ...storage, snapshot: (key: string) => ({ key, presence: 'unknown' as const }) };
  await render({
    yaml: configure('{ singleKeys: true }'),
    apis: [[storageApiRef, { ...unknown, forBucket: () => unknown }]],
  });
  press('g');
  press('c');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(address()).toBe('/start');
});

it('runs commands of the entity on screen', async () => {
  const action = vi.fn<(context: CommandContext) => void>();
  const page = CommandBlueprint.make({
    name: 'page-owner',
    params: { title: 'Page the owner', entityFilter: { kind: 'component' }, action },
  });
  await render({
    path: '/catalog/default/component/website',
    entities: [
      { apiVersion: 'v1', kind: 'Component', metadata: { name: 'website' }, spec: { type: 'website' } },
    ],
    features: [createFrontendPlugin({ pluginId: 'test', extensions: [page] })],
    yaml: configure("{ shortcuts: { 'command:test/page-owner': Mod+Shift+O } }"),
  });
  press('O', { ctrlKey: true, shiftKey: true });
  await waitFor(() => expect(action).toHaveBeenCalledTimes(1));
  expect(action.mock.calls[0]?.[0].entity?.metadata.name).toBe('website');
});

describe('the configuration', () => {
  it('changes the keys that open the palette', async () => {
    await render({ yaml: configure('{ shortcut: Mod+P }') });
    press('k', { ctrlKey: true });
    expect(screen.queryByRole('dialog')).toBeNull();
    press('p', { ctrlKey: true });
    expect(await screen.findByRole('dialog', { name: 'Command palette' })).toBeVisible();
  });

  it('can turn them off', async () => {
    await render({ yaml: configure('{ shortcut: false }') });
    press('k', { ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('gives items other keys, or none', async () => {
    const shortcuts = "{ 'page:catalog': Mod+Shift+C, 'page:home': false }";
    await render({ yaml: configure(`{ singleKeys: true, shortcuts: ${shortcuts} }`) });
    press('g');
    press('h');
    press('g');
    press('c');
    expect(address()).toBe('/start');
    press('C', { ctrlKey: true, shiftKey: true });
    await waitFor(() => expect(address()).toBe('/catalog'));
  });

  it('removes the palette', async () => {
    await render({ yaml: "app: { extensions: [{ 'app-root-element:search/palette': false }] }" });
    press('k', { ctrlKey: true });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

it('rejects keys that it cannot read', () => {
  expect(() => renderPalette({ yaml: configure('{ shortcut: Strg+K }') })).not.toThrow('Write a key');
});
