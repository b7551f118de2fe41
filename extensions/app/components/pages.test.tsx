import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  coreExtensionData,
  createFrontendPlugin,
  routeResolutionApiRef,
  appTreeApiRef,
  createRouteRef,
} from '#sdk';
import { mockApis } from '#sdk/testing';
import { renderInShell } from '../testing/renderInShell';
import { CoreErrorDisplay } from './CoreErrorDisplay';
import { CoreNotFoundErrorPage } from './CoreNotFoundErrorPage';
import { CorePageLayout } from './CorePageLayout';
import { ErrorPage } from './ErrorPage';

/** A tree with only these pages, by path. */
function treeOf(pages: Record<string, string>) {
  const routes = Object.entries(pages).map(([href, title]) => {
    const data = new Map<string, unknown>([
      [coreExtensionData.routeRef.id, { href, ...createRouteRef() }],
      [coreExtensionData.title.id, title],
      [coreExtensionData.icon.id, <svg key="icon" />],
    ]);
    return {
      spec: { id: `page:${title}`, plugin: { pluginId: 'test' } },
      instance: { getData: (ref: { id: string }) => data.get(ref.id) },
    };
  });
  const node = { edges: { attachments: new Map([['routes', routes]]) } };
  return [
    [appTreeApiRef, { getTree: () => ({ tree: { nodes: new Map([['app/routes', node]]), orphans: [] } }) }],
    [routeResolutionApiRef, { resolve: (ref: unknown) => () => (ref as { href: string }).href }],
  ] as const;
}

describe('CoreNotFoundErrorPage', () => {
  test('shows the error and suggests pages, most similar path first', async () => {
    const apis = treeOf({ '/catalog': 'Catalog', '/docs': 'Documentation', '/settings': 'Settings' });
    renderInShell(<CoreNotFoundErrorPage />, { path: '/doks/x', apis });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('ERROR 404: PAGE NOT FOUND');
    expect(screen.getByText('Looks like someone dropped the mic!')).toBeInTheDocument();
    const links = within(screen.getByRole('region', { name: 'Suggested pages' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(['Documentation', 'Settings', 'Catalog']);
  });
});

describe('ErrorPage', () => {
  test('has a back button, a support link and expandable details', async () => {
    const data = { app: { support: { url: 'https://help.example' } } };
    renderInShell(<ErrorPage statusMessage="BAD" additionalInfo="why" stack="at line 1" />, {
      apis: [mockApis.config({ data })],
    });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent('BAD');
    expect(screen.getByRole('button', { name: 'Go back' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /Contact support/ })).toHaveAttribute(
      'href',
      'https://help.example/',
    );
    expect(screen.queryByText('at line 1')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show more details' }));
    expect(screen.getByText('at line 1')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Show less details' }));
    expect(screen.queryByText('at line 1')).not.toBeInTheDocument();
  });
});

describe('Go back', () => {
  afterEach(() => history.replaceState(null, ''));

  test.each([
    ['stays in the portal on a page that was opened directly', 0, '/'],
    ['opens the previous page of the portal', 1, '/catalog'],
  ])('%s', async (_, idx, address) => {
    history.replaceState({ idx }, '');
    renderInShell(<ErrorPage status="404" statusMessage="NOT HERE" />, { path: ['/catalog', '/no/such'] });
    await userEvent.click(await screen.findByRole('button', { name: 'Go back' }));
    expect(screen.getByTestId('address')).toHaveTextContent(new RegExp(`^${address}$`));
  });
});

describe('CoreErrorDisplay', () => {
  test('shows the package, owner and links of the plugin', async () => {
    const plugin = createFrontendPlugin({
      pluginId: 'acme',
      info: {
        packageJson: async () => ({
          name: '@acme/portal',
          version: '1.2.3',
          homepage: 'https://acme.example',
        }),
        manifest: async () => ({ spec: { owner: 'team-a' } }),
      },
    });
    renderInShell(<CoreErrorDisplay plugin={plugin} error={new Error('no data')} resetError={() => {}} />);
    expect(await screen.findByText('@acme/portal@1.2.3')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent('Owned by group:default/team-a');
    expect(screen.getByRole('link', { name: /^Homepage/ })).toHaveAttribute('href', 'https://acme.example/');
  });

  test('shows the plugin and the error, and retries', async () => {
    const resetError = vi.fn();
    const plugin = createFrontendPlugin({
      pluginId: 'acme',
      info: { packageJson: () => Promise.reject(new Error('also failed')) },
    });
    renderInShell(<CoreErrorDisplay plugin={plugin} error={new Error('no data')} resetError={resetError} />);
    expect(await screen.findByRole('alert')).toHaveTextContent('Error in acme');
    expect(screen.getByRole('alert')).toHaveTextContent('no data');
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    expect(resetError).toHaveBeenCalledTimes(1);
  });
});

describe('CorePageLayout', () => {
  test('renders a header with breadcrumbs, title, tabs and plugin actions', async () => {
    renderInShell(
      <CorePageLayout
        title="Import"
        titleLink="/catalog/import"
        headerActions={[
          <button key="a" type="button">
            Help
          </button>,
          null,
        ]}
        tabs={[
          { id: 'one', label: 'One', href: '/catalog/import/one' },
          { id: 'two', label: 'Two', href: '/catalog/import/two' },
        ]}
      >
        content
      </CorePageLayout>,
      { path: '/catalog/import/two', apis: treeOf({ '/catalog': 'Catalog', '/catalog/import': 'Import' }) },
    );
    const main = await screen.findByRole('main');
    expect(within(main).getByRole('heading', { level: 1, name: 'Import' })).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Import' })).toHaveAttribute('href', '/catalog/import');
    expect(within(main).getByRole('link', { name: 'Catalog' })).toHaveAttribute('href', '/catalog');
    expect(within(main).getByRole('button', { name: 'Help' })).toBeInTheDocument();
    expect(within(main).getByRole('link', { name: 'Two' })).toHaveAttribute('aria-current', 'page');
    expect(main).toHaveTextContent('content');
  });

  test('renders only the content of a page without a header', async () => {
    renderInShell(<CorePageLayout noHeader>content</CorePageLayout>);
    expect(await screen.findByText('content')).toBeInTheDocument();
    expect(screen.queryByRole('main')).not.toBeInTheDocument();
  });
});
