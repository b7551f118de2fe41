import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { useAnalytics } from '../analytics/useAnalytics';
import { pluginWrapperApiRef } from '../apis/pluginWrapperApi';
import { swappableComponentsApiRef } from '../apis/swappableComponentsApi';
import { TestApiProvider } from '../testing/TestApiProvider';
import { createTestNode } from '../testing/createTestNode';
import { mockApis } from '../testing/mocks/mockApis';
import { useAppNode } from './AppNodeProvider';
import { ExtensionBoundary } from './ExtensionBoundary';

const node = createTestNode({ id: 'entity-card:catalog/about', pluginId: 'catalog' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.restoreAllMocks();
});

function Thrower(): ReactNode {
  throw new Error('No entity was given');
}

describe('ExtensionBoundary', () => {
  it('provides the node to its content', () => {
    const Content = () => <p>{useAppNode()?.spec.id}</p>;
    render(
      <ExtensionBoundary node={node}>
        <Content />
      </ExtensionBoundary>,
    );
    expect(screen.getByText('entity-card:catalog/about')).toBeInTheDocument();
  });

  it('shows progress while the extension loads, then its content', async () => {
    let finish: (element: React.ReactElement) => void = () => undefined;
    render(ExtensionBoundary.lazy(node, () => new Promise((resolve) => (finish = resolve))));
    expect(screen.getByTestId('core-progress')).toBeInTheDocument();
    finish(<p>About</p>);
    expect(await screen.findByText('About')).toBeInTheDocument();
    expect(screen.queryByTestId('core-progress')).not.toBeInTheDocument();
  });

  it('shows an error in place, with the plugin', () => {
    render(
      <>
        <p>The rest of the page</p>
        <ExtensionBoundary node={node}>
          <Thrower />
        </ExtensionBoundary>
      </>,
    );
    expect(screen.getByText('The rest of the page')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Error in catalog');
    expect(screen.getByRole('alert')).toHaveTextContent('No entity was given');
  });

  it('renders the extension again on Retry', async () => {
    let broken = true;
    const Content = () => (broken ? <Thrower /> : <p>Mended</p>);
    render(
      <ExtensionBoundary node={node}>
        <Content />
      </ExtensionBoundary>,
    );
    broken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(screen.getByText('Mended')).toBeInTheDocument();
  });

  it('explains a failed load and loads again on Retry', async () => {
    const loader = vi
      .fn<() => Promise<React.ReactElement>>()
      .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
      .mockResolvedValueOnce(<p>Loaded at last</p>);
    render(ExtensionBoundary.lazy(node, loader));
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Failed lazy loading of the entity-card:catalog/about extension, try to reload the page',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('Loaded at last')).toBeInTheDocument();
    expect(loader).toHaveBeenCalledTimes(2);
  });

  it('loads once', async () => {
    const loader = vi.fn(async () => <p>Loaded</p>);
    const element = ExtensionBoundary.lazy(node, loader);
    const { rerender } = render(<div key="first">{element}</div>);
    await screen.findByText('Loaded');
    rerender(<div key="second">{element}</div>);
    expect(screen.getByText('Loaded')).toBeInTheDocument();
    expect(loader).toHaveBeenCalledTimes(1);
  });

  it('passes props to a loaded component', async () => {
    const Greeting = ExtensionBoundary.lazyComponent<{ name: string }>(node, async () => ({ name }) => (
      <p>Hello {name}</p>
    ));
    render(<Greeting name="Ada" />);
    expect(await screen.findByText('Hello Ada')).toBeInTheDocument();
  });

  it('posts the error instead of showing it with error-api', async () => {
    const errorApi = mockApis.error();
    render(
      <TestApiProvider apis={[errorApi]}>
        <ExtensionBoundary node={node} errorPresentation="error-api">
          <Thrower />
        </ExtensionBoundary>
      </TestApiProvider>,
    );
    await waitFor(() => expect(errorApi.getErrors()[0]?.error.message).toBe('No entity was given'));
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it("renders the plugin's wrapper around the extension", () => {
    const Frame = ({ children }: { children: ReactNode }) => (
      <section aria-label="wrapper">{children}</section>
    );
    const wrapperApi = {
      getRootWrapper: () => Frame,
      getPluginWrapper: (pluginId: string) => (pluginId === 'catalog' ? Frame : undefined),
    };
    render(
      <TestApiProvider apis={[[pluginWrapperApiRef, wrapperApi]]}>
        <ExtensionBoundary node={node}>
          <p>Inside</p>
        </ExtensionBoundary>
      </TestApiProvider>,
    );
    expect(screen.getByRole('region', { name: 'wrapper' })).toHaveTextContent('Inside');
  });

  it('adds the extension and the plugin to events', async () => {
    const analyticsApi = mockApis.analytics();
    const Content = () => {
      const analytics = useAnalytics();
      return (
        <button type="button" onClick={() => analytics.captureEvent('click', 'Save')}>
          Save
        </button>
      );
    };
    render(
      <TestApiProvider apis={[analyticsApi]}>
        <ExtensionBoundary node={node}>
          <Content />
        </ExtensionBoundary>
      </TestApiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(analyticsApi.getEvents()).toEqual([
      {
        action: 'click',
        subject: 'Save',
        context: { pluginId: 'catalog', extensionId: 'entity-card:catalog/about' },
      },
    ]);
  });

  it("renders the app's own error display", () => {
    const api = { getComponent: () => () => <p role="alert">Ours</p> };
    render(
      <TestApiProvider apis={[[swappableComponentsApiRef, api]]}>
        <ExtensionBoundary node={node}>
          <Thrower />
        </ExtensionBoundary>
      </TestApiProvider>,
    );
    expect(screen.getByRole('alert')).toHaveTextContent('Ours');
  });
});
