import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { prepareApp } from '#engine';
import type { FilterPredicate } from '#model';
import { FeatureFlagState, PageBlueprint, appTreeApiRef, createFrontendPlugin } from '#sdk';
import { mockApis, testApi } from '#sdk/testing';
import { renderSettings } from '../testing/renderSettings';
import { FeatureFlagsPage } from './FeatureFlagsPage';

const page = (name: string, condition: FilterPredicate) =>
  PageBlueprint.make({
    name,
    if: condition,
    params: { path: `/${name}`, loader: async () => <p>{name}</p> },
  });

/** A plugin whose pages wait for flags that nobody declares. */
const gated = createFrontendPlugin({
  pluginId: 'secrets',
  extensions: [
    page('one', { featureFlags: { $contains: 'secret-page' } }),
    page('two', {
      $all: [
        { featureFlags: { $contains: 'new-graph' } },
        { $not: { featureFlags: { $contains: 'no-secrets' } } },
      ],
    }),
  ],
});

function createFlags() {
  const api = mockApis.featureFlags({ initialStates: { 'new-graph': FeatureFlagState.Active } });
  api.registerFlag({
    name: 'new-graph',
    pluginId: 'catalog-graph',
    description: 'Draws the graph in layers',
  });
  api.registerFlag({ name: 'fast-search', pluginId: 'search' });
  return api;
}

describe('the feature flags', () => {
  test('say what they do, whose they are and whether they are on', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    const graph = await screen.findByRole('switch', { name: 'new-graph' });
    expect(graph).toBeChecked();
    expect(graph).toHaveAccessibleDescription('Draws the graph in layers (from plugin catalog-graph)');
    expect(screen.getByRole('switch', { name: 'fast-search' })).not.toBeChecked();
  });

  test('are switched one by one, and ask for a refresh', async () => {
    const flags = createFlags();
    renderSettings(<FeatureFlagsPage />, [flags]);
    expect(screen.queryByRole('button', { name: 'Refresh the page' })).toBeNull();
    await userEvent.click(await screen.findByRole('switch', { name: 'fast-search' }));
    expect(flags.getState()).toEqual({
      'new-graph': FeatureFlagState.Active,
      'fast-search': FeatureFlagState.Active,
    });
    await userEvent.click(screen.getByRole('switch', { name: 'new-graph' }));
    expect(flags.getState()).toEqual({ 'fast-search': FeatureFlagState.Active });
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeInTheDocument();
  });

  test('ask for no refresh once they stand as they did', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    await userEvent.click(await screen.findByRole('switch', { name: 'fast-search' }));
    await userEvent.click(screen.getByRole('switch', { name: 'fast-search' }));
    expect(screen.queryByRole('button', { name: 'Refresh the page' })).toBeNull();
  });

  test('follow what another tab switches', async () => {
    const flags = createFlags();
    renderSettings(<FeatureFlagsPage />, [flags]);
    const graph = await screen.findByRole('switch', { name: 'new-graph' });
    act(() => flags.save({ states: {} }));
    expect(graph).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeInTheDocument();
  });

  test('that only the condition of an extension names are there too, with its plugin', async () => {
    const tree = prepareApp({
      features: [gated],
      config: { data: { backend: { baseUrl: 'http://backend' } }, locate: () => undefined },
    }).tree;
    const trees = testApi(appTreeApiRef, {
      getTree: () => ({ tree }),
      getNodesByRoutePath: () => ({ nodes: [] }),
    });
    renderSettings(<FeatureFlagsPage />, [createFlags(), trees]);
    expect(await screen.findByRole('switch', { name: 'secret-page' })).toHaveAccessibleDescription(
      'from plugin secrets',
    );
    expect(screen.getAllByRole('switch')).toHaveLength(4);
  });

  test('are searched by name, plugin and description; the search is in the address', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    await userEvent.type(await screen.findByRole('searchbox'), 'layers graph');
    await screen.findByText('/settings?filter=layers+graph');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  test('that nothing matches leave a way back', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()], '/settings?filter=zzz');
    expect(await screen.findByText('No feature flag matches “zzz”.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Clear the search' }));
    expect(screen.getAllByRole('switch')).toHaveLength(2);
  });

  test('that are not there are said not to be', async () => {
    renderSettings(<FeatureFlagsPage />, [mockApis.featureFlags()]);
    expect(await screen.findByRole('heading', { name: 'No feature flags' })).toBeInTheDocument();
  });
});
