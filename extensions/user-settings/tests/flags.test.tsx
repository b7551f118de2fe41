import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { prepareApp } from '#engine';
import type { FilterPredicate } from '#model';
import {
  FeatureFlagState,
  PageBlueprint,
  appTreeApiRef,
  createBehaviorSubject,
  createFrontendPlugin,
} from '#sdk';
import { mockApis, testApi } from '#sdk/testing';
import { type SavedViewsApi, savedViewsApiRef } from '#extensions/search';
import { renderSettings } from '../testing/renderSettings';
import { FeatureFlagsPage } from '../flags/FeatureFlagsPage';

const page = (name: string, condition: FilterPredicate) =>
  PageBlueprint.make({
    name,
    if: condition,
    params: { path: `/${name}`, loader: async () => <p>{name}</p> },
  });

/** A plugin with pages that depend on undeclared flags. */
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
  test('show their description, plugin and state', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    const graph = await screen.findByRole('switch', { name: 'new-graph' });
    expect(graph).toBeChecked();
    expect(graph).toHaveAccessibleDescription('Draws the graph in layers (from plugin catalog-graph)');
    expect(screen.getByRole('switch', { name: 'fast-search' })).not.toBeChecked();
  });

  test('are switched individually, and ask to refresh the page', async () => {
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

  test('do not ask to refresh the page when switched back', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    await userEvent.click(await screen.findByRole('switch', { name: 'fast-search' }));
    await userEvent.click(screen.getByRole('switch', { name: 'fast-search' }));
    expect(screen.queryByRole('button', { name: 'Refresh the page' })).toBeNull();
  });

  test('can be saved as a view with their filter', async () => {
    const save = vi.fn<SavedViewsApi['save']>(async (view) => ({ id: '1', ...view }));
    const savedViews = { view$: () => createBehaviorSubject([]), save } as unknown as SavedViewsApi;
    renderSettings(<FeatureFlagsPage />, [createFlags(), mockApis.alert(), [savedViewsApiRef, savedViews]]);
    await userEvent.type(await screen.findByRole('searchbox'), 'graph');
    await waitFor(() => expect(screen.getAllByRole('switch')).toHaveLength(1));
    await userEvent.click(await screen.findByRole('button', { name: 'Saved views' }));
    await userEvent.type(await screen.findByLabelText('Name of the view'), 'Graphs{Enter}');
    expect(save).toHaveBeenCalledWith({ name: 'Graphs', url: '/settings?filter=graph' });
  });

  test('update when another tab changes them', async () => {
    const flags = createFlags();
    renderSettings(<FeatureFlagsPage />, [flags]);
    const graph = await screen.findByRole('switch', { name: 'new-graph' });
    act(() => flags.save({ states: {} }));
    expect(graph).not.toBeChecked();
    expect(screen.getByRole('button', { name: 'Refresh the page' })).toBeInTheDocument();
  });

  test('include those that only appear in the condition of an extension', async () => {
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

  test('can be searched by name, plugin and description, with the term in the URL', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()]);
    await userEvent.type(await screen.findByRole('searchbox'), 'layers graph');
    await screen.findByText('/settings?filter=layers+graph');
    expect(screen.getAllByRole('switch')).toHaveLength(1);
  });

  test('can be shown again after a search without results', async () => {
    renderSettings(<FeatureFlagsPage />, [createFlags()], '/settings?filter=zzz');
    expect(await screen.findByText('No feature flags match “zzz”.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show all flags' }));
    expect(screen.getAllByRole('switch')).toHaveLength(2);
  });

  test('have an empty state', async () => {
    renderSettings(<FeatureFlagsPage />, [mockApis.featureFlags()]);
    expect(await screen.findByRole('heading', { name: 'No feature flags' })).toBeInTheDocument();
  });
});
