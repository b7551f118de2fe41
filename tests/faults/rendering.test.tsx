import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ConfigSource, Result } from '#diagnostics';
import { bootTrellis } from '#shell';
import {
  coreExtensionData,
  createExtension,
  createExtensionInput,
  createFrontendPlugin,
  ExtensionBoundary,
  type FrontendFeature,
  SignInPageBlueprint,
} from '#sdk';

let container: HTMLElement;

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  container = document.createElement('div');
  document.body.append(container);
});
afterEach(() => {
  container.remove();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const one = { singleton: true } as const;

/** A minimal frame with a button that opens the next page. */
function frame(rootFails = false): FrontendFeature {
  function Pages({ pages }: { pages: ReactElement[] }) {
    const [shown, show] = useState(0);
    return (
      <>
        <button onClick={() => show(shown + 1)}>Next</button>
        {pages[shown]}
      </>
    );
  }
  return createFrontendPlugin({
    pluginId: 'app',
    extensions: [
      createExtension({
        attachTo: { id: 'root', input: 'app' },
        inputs: { root: createExtensionInput([coreExtensionData.reactElement], one) },
        output: [coreExtensionData.reactElement],
        factory: ({ inputs }) => [
          coreExtensionData.reactElement(inputs.root.get(coreExtensionData.reactElement)),
        ],
      }),
      createExtension({
        name: 'root',
        attachTo: { id: 'app', input: 'root' },
        inputs: {
          pages: createExtensionInput([coreExtensionData.reactElement]),
          signInPage: createExtensionInput([SignInPageBlueprint.dataRefs.component], {
            ...one,
            optional: true,
          }),
        },
        output: [coreExtensionData.reactElement],
        factory: ({ inputs }) => {
          if (rootFails) throw new Error('The frame failed.');
          return [
            coreExtensionData.reactElement(
              <Pages pages={inputs.pages.map((page) => page.get(coreExtensionData.reactElement))} />,
            ),
          ];
        },
      }),
    ],
  });
}

/** A plugin with one lazily loaded page. */
function pagePlugin(pluginId: string, loader: () => Promise<ReactElement>): FrontendFeature {
  return createFrontendPlugin({
    pluginId,
    extensions: [
      createExtension({
        kind: 'page',
        attachTo: { id: 'app/root', input: 'pages' },
        output: [coreExtensionData.reactElement],
        factory: ({ node }) => [coreExtensionData.reactElement(ExtensionBoundary.lazy(node, loader))],
      }),
    ],
  });
}

const other = pagePlugin('other', async () => <p>The other page works</p>);

function boot(features: FrontendFeature[], data: { [key in string]: unknown } = {}) {
  const config: Result<ConfigSource> = { value: { data, locate: () => undefined }, problems: [] };
  return bootTrellis({ container, config, features });
}

function ThrowsInRender(): ReactElement {
  throw new Error('Rendering failed');
}

function ThrowsInEffect() {
  useEffect(() => {
    throw new Error('The effect failed');
  }, []);
  return <p>Drawn for a moment</p>;
}

describe('F57: an extension that fails while it renders', () => {
  test.for<[string, () => Promise<ReactElement>, RegExp]>([
    ['throws while it renders', async () => <ThrowsInRender />, /Rendering failed/],
    ['throws in an effect', async () => <ThrowsInEffect />, /The effect failed/],
    ['cannot be loaded', () => Promise.reject(new Error('No such chunk')), /page:broken extension/],
  ])('%s: the error names its plugin and offers Retry, and other pages work', async ([, loader, message]) => {
    await boot([frame(), pagePlugin('broken', loader), other]);
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Error in broken');
    expect(alert).toHaveTextContent(message);
    expect(screen.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The other page works')).toBeInTheDocument();
  });

  test('never loads: progress is shown, and other pages work', async () => {
    await boot([frame(), pagePlugin('slow', () => new Promise(() => undefined)), other]);
    expect(await screen.findByTestId('core-progress')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(await screen.findByText('The other page works')).toBeInTheDocument();
  });

  test('loading times out after thirty seconds, and Retry works', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'], shouldAdvanceTime: true });
    let attempts = 0;
    const loader = () => {
      attempts += 1;
      return attempts === 1 ? new Promise<never>(() => undefined) : Promise.resolve(<p>It loaded</p>);
    };
    await boot([frame(), pagePlugin('slow', loader), other]);
    expect(await screen.findByTestId('core-progress')).toBeInTheDocument();
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(await screen.findByRole('alert')).toHaveTextContent(/Error in slow.*page:slow extension/);
    vi.useRealTimers();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await screen.findByText('It loaded')).toBeInTheDocument();
  });
});

describe('F58: the frame', () => {
  test.for([
    ['fails', true, {}],
    ['is disabled', false, { app: { extensions: [{ 'app/root': false }] } }],
    [
      'is attached in a cycle',
      false,
      { app: { extensions: [{ app: { attachTo: { id: 'app/root', input: 'pages' } } }] } },
    ],
  ] as const)('%s: the report is shown without the frame', async ([, rootFails, data]) => {
    await boot([frame(rootFails), other], data);
    expect(await screen.findByRole('heading', { name: 'App startup failed' })).toBeInTheDocument();
    expect(screen.getAllByText(/^EXTENSION_[A-Z_]+$/).length).toBeGreaterThan(0);
  });

  test('the sign-in page fails: the report is shown', async () => {
    const signIn = createFrontendPlugin({
      pluginId: 'sign-in',
      extensions: [
        createExtension({
          kind: 'sign-in-page',
          attachTo: { id: 'app/root', input: 'signInPage' },
          output: [SignInPageBlueprint.dataRefs.component],
          factory: () => {
            throw new Error('The sign-in page failed');
          },
        }),
      ],
    });
    await boot([frame(), signIn, other]);
    expect(await screen.findByRole('heading', { name: 'App startup failed' })).toBeInTheDocument();
    expect(screen.getAllByText(/The sign-in page failed/).length).toBeGreaterThan(0);
  });
});
