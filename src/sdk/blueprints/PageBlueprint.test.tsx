import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createExtension, createFrontendPlugin, createRouteRef, createSubRouteRef } from '#engine';
import { pluginHeaderActionsApiRef } from '../apis/pluginHeaderActionsApi';
import { swappableComponentsApiRef } from '../apis/swappableComponentsApi';
import type { PageLayoutProps } from '../components/PageLayout';
import { coreExtensionData } from '../data/coreExtensionData';
import { useRouteRef } from '../routing/useRouteRef';
import { useRouteRefParams } from '../routing/useRouteRefParams';
import { createExtensionTester } from '../testing/app/createExtensionTester';
import { renderTestApp } from '../testing/app/renderInTestApp';
import { PageBlueprint } from './PageBlueprint';
import { SubPageBlueprint } from './SubPageBlueprint';
import { Link } from '../routing/Link';

const rootRef = createRouteRef();
const taskRef = createSubRouteRef({ path: '/tasks/:taskId', parent: rootRef });

const page = PageBlueprint.make({
  params: { path: '/create', title: 'Create', routeRef: rootRef, icon: <svg data-testid="icon" /> },
});
const templates = SubPageBlueprint.make({
  name: 'templates',
  params: { path: 'templates', title: 'Templates', loader: async () => <p>All templates</p> },
});
const tasks = SubPageBlueprint.make({
  name: 'tasks',
  params: {
    path: 'tasks',
    title: 'Tasks',
    loader: async () => (
      <>
        <p>All tasks</p>
        <Link to="/create/tasks/7">Task 7</Link>
      </>
    ),
  },
});

function createPlugin(extensions: Parameters<typeof createFrontendPlugin>[0]['extensions'], title?: string) {
  return createFrontendPlugin({
    pluginId: 'scaffolder',
    title,
    routes: { root: rootRef, task: taskRef },
    extensions,
  });
}

describe('PageBlueprint', () => {
  it('outputs the path, the element and explicit values', () => {
    const tester = createExtensionTester(page);
    expect(tester.get(coreExtensionData.routePath)).toBe('/create');
    expect(tester.get(coreExtensionData.title)).toBe('Create');
    expect(tester.get(coreExtensionData.routeRef)).toBe(rootRef);

    const plain = createExtensionTester(PageBlueprint.make({ params: { path: '/plain' } })).query(
      'page:test',
    );
    expect([...(plain.node.instance?.getDataRefs() ?? [])].map(({ id }) => id)).toEqual([
      'core.routing.path',
      'core.reactElement',
    ]);
  });

  it('lets the configuration change path and title', () => {
    const tester = createExtensionTester(page, { config: { path: '/new', title: 'Start something' } });
    expect(tester.get(coreExtensionData.routePath)).toBe('/new');
    expect(tester.get(coreExtensionData.title)).toBe('Start something');
  });

  it('rejects a configuration of another type', () => {
    const tester = createExtensionTester(page, { config: { path: 42 } });
    expect(() => tester.get(coreExtensionData.routePath)).toThrow('EXTENSION_CONFIGURATION_INVALID');
  });

  it('shows the loaded content below a header with the title', async () => {
    const plugin = createPlugin([
      PageBlueprint.make({
        params: { path: '/create', title: 'Create', loader: async () => <p>Content</p> },
      }),
    ]);
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create'] });
    expect(await screen.findByText('Content')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Create');
  });

  it.each([
    ['the plugin', 'Scaffolder', 'Scaffolder'],
    ['the id of the plugin', undefined, 'scaffolder'],
  ])('uses %s as the title by default', (_what, pluginTitle, expected) => {
    const plugin = createPlugin([PageBlueprint.make({ params: { path: '/create' } })], pluginTitle);
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create'] });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(expected);
  });

  it('omits the header with noHeader', async () => {
    const plugin = createPlugin([
      PageBlueprint.make({ params: { path: '/create', noHeader: true, loader: async () => <p>Content</p> } }),
    ]);
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create'] });
    expect(await screen.findByText('Content')).toBeInTheDocument();
    expect(screen.queryByRole('heading')).not.toBeInTheDocument();
  });

  it("renders the app's layout instead of the default", () => {
    const Layout = ({ title, titleLink, headerActions }: PageLayoutProps) => (
      <section aria-label={`${title} at ${titleLink}`}>{headerActions}</section>
    );
    renderTestApp({
      features: [createPlugin([page])],
      initialRouteEntries: ['/create'],
      apis: [
        [swappableComponentsApiRef, { getComponent: () => Layout }],
        [
          pluginHeaderActionsApiRef,
          { getPluginHeaderActions: (id: string) => [<button key="add">Add to {id}</button>] },
        ],
      ],
    });
    const layout = screen.getByRole('region', { name: 'Create at /create' });
    expect(within(layout).getByRole('button')).toHaveTextContent('Add to scaffolder');
  });
});

describe('a page with sub-pages', () => {
  const plugin = createPlugin([page, templates, tasks]);

  it('redirects to its first sub-page', async () => {
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create'] });
    expect(await screen.findByText('All templates')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Templates' })).toHaveAttribute('aria-current', 'page');
  });

  it('has a tab for each path', async () => {
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create/templates'] });
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(tabs.map((tab) => tab.getAttribute('href'))).toEqual(['/create/templates', '/create/tasks']);
    await userEvent.click(screen.getByRole('link', { name: 'Tasks' }));
    expect(await screen.findByText('All tasks')).toBeInTheDocument();
  });

  it('keeps the tab active below a sub-page', async () => {
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create/tasks/7'] });
    expect(await screen.findByText('All tasks')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tasks' })).toHaveAttribute('href', '/create/tasks');
  });

  it('shows the not-found page for an unknown tab', () => {
    renderTestApp({ features: [plugin], initialRouteEntries: ['/create/nothing'] });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Tasks' })).toBeInTheDocument();
  });

  it('uses the path and title of a sub-page in the configuration', async () => {
    renderTestApp({
      features: [plugin],
      initialRouteEntries: ['/create/jobs'],
      config: {
        app: {
          extensions: [{ 'sub-page:scaffolder/tasks': { config: { path: 'jobs', title: 'Jobs' } } }],
        },
      },
    });
    expect(await screen.findByText('All tasks')).toBeInTheDocument();
    // Configured extensions come first.
    const tabs = within(screen.getByRole('navigation')).getAllByRole('link');
    expect(tabs.map((tab) => tab.textContent?.trim())).toEqual(['Jobs', 'Templates']);
  });

  it('rejects a sub-page whose path starts with a slash', () => {
    const wrong = SubPageBlueprint.make({
      name: 'wrong',
      params: { path: '/wrong', title: 'Wrong', loader: async () => <p /> },
    });
    expect(() => createExtensionTester(page).add(wrong).reactElement()).toThrow("must not start with '/'");
  });
});

describe('routes', () => {
  const entityRef = createRouteRef({ params: ['namespace', 'name'] });
  const docsRef = createSubRouteRef({ path: '/docs', parent: entityRef });

  function Links() {
    const toEntity = useRouteRef(entityRef);
    const toDocs = useRouteRef(docsRef);
    const params = useRouteRefParams(entityRef);
    return (
      <>
        <output>{params.name}</output>
        <Link to={toEntity?.({ namespace: 'default', name: 'a/b' }) ?? ''}>Entity</Link>
        <Link to={toDocs?.(params) ?? ''}>Docs</Link>
      </>
    );
  }

  it('resolve to paths with the parameters of the current page', async () => {
    const plugin = createFrontendPlugin({
      pluginId: 'catalog',
      routes: { entity: entityRef, docs: docsRef },
      extensions: [
        PageBlueprint.make({
          params: { path: '/catalog/:namespace/:name', routeRef: entityRef, loader: async () => <Links /> },
        }),
      ],
    });
    renderTestApp({ features: [plugin], initialRouteEntries: ['/catalog/default/web'] });
    expect(await screen.findByRole('status')).toHaveTextContent('web');
    expect(screen.getByRole('link', { name: 'Entity' })).toHaveAttribute('href', '/catalog/default/a%2Fb');
    expect(screen.getByRole('link', { name: 'Docs' })).toHaveAttribute('href', '/catalog/default/web/docs');
  });

  it('of a page that is not installed are undefined', () => {
    const missing = createRouteRef();
    const Shown = () => <output>{String(useRouteRef(missing))}</output>;
    const plugin = createFrontendPlugin({
      pluginId: 'catalog',
      extensions: [PageBlueprint.make({ params: { path: '/', loader: async () => <p /> } })],
    });
    const element = createExtension({
      name: 'extra',
      attachTo: { id: 'app/routes', input: 'routes' },
      output: [coreExtensionData.routePath, coreExtensionData.reactElement],
      factory: () => [coreExtensionData.routePath('/extra'), coreExtensionData.reactElement(<Shown />)],
    });
    renderTestApp({
      features: [plugin.withOverrides({ extensions: [element] })],
      initialRouteEntries: ['/extra'],
    });
    expect(screen.getByRole('status')).toHaveTextContent('undefined');
  });
});
