import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { createFrontendPlugin, createRouteRef } from '#engine';
import { analyticsApiRef } from '../apis/analyticsApi';
import { pluginHeaderActionsApiRef } from '../apis/pluginHeaderActionsApi';
import { PageBlueprint } from '../blueprints/PageBlueprint';
import { SubPageBlueprint } from '../blueprints/SubPageBlueprint';
import { TestApiProvider } from '../testing/TestApiProvider';
import { renderInTestApp, renderTestApp } from '../testing/app/renderInTestApp';
import { mockApis } from '../testing/mocks/mockApis';
import { AnalyticsContext } from './analyticsContext';
import { RouteTracker } from './RouteTracker';
import { useAnalytics } from './useAnalytics';
import { useLinkClick } from './useLinkClick';
import { Link } from '../routing/Link';

function Save() {
  const analytics = useAnalytics();
  return (
    <button onClick={() => analytics.captureEvent('click', 'Save', { value: 2, attributes: { to: '/x' } })}>
      Save
    </button>
  );
}

describe('useAnalytics', () => {
  it('adds the contexts around a component, with priority for inner ones', async () => {
    const analyticsApi = mockApis.analytics();
    render(
      <TestApiProvider apis={[analyticsApi]}>
        <AnalyticsContext attributes={{ pluginId: 'catalog', area: 'page' }}>
          <AnalyticsContext attributes={{ area: 'card' }}>
            <Save />
          </AnalyticsContext>
        </AnalyticsContext>
      </TestApiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(analyticsApi.getEvents()).toEqual([
      {
        action: 'click',
        subject: 'Save',
        value: 2,
        attributes: { to: '/x' },
        context: { pluginId: 'catalog', extensionId: 'App', area: 'card' },
      },
    ]);
  });

  it('works without an analytics API', async () => {
    render(<Save />);
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeEnabled();
  });

  it('ignores errors of an implementation', async () => {
    const captureEvent = () => {
      throw new Error('The receiver is down');
    };
    render(
      <TestApiProvider apis={[[analyticsApiRef, { captureEvent }]]}>
        <Save />
      </TestApiProvider>,
    );
    await userEvent.click(screen.getByRole('button'));
    expect(screen.getByRole('button')).toBeEnabled();
  });
});

describe('RouteTracker', () => {
  it('captures location changes with the context of the page', async () => {
    const analyticsApi = mockApis.analytics();
    const page = (pluginId: string, path: string) =>
      createFrontendPlugin({ pluginId, extensions: [PageBlueprint.make({ params: { path } })] });
    renderInTestApp(
      <>
        <RouteTracker />
        <Link to="/docs?page=2#top">Docs</Link>
        <Link to="/nowhere">Nowhere</Link>
      </>,
      {
        apis: [analyticsApi],
        features: [page('catalog', '/catalog/:kind'), page('techdocs', '/docs')],
        initialRouteEntries: ['/catalog/api'],
      },
    );
    await userEvent.click(screen.getByRole('link', { name: 'Docs' }));
    await userEvent.click(screen.getByRole('link', { name: 'Nowhere' }));
    expect(
      analyticsApi.getEvents().map(({ action, subject, context }) => [action, subject, context.extensionId]),
    ).toEqual([
      ['navigate', '/catalog/api', 'page:catalog'],
      ['navigate', '/docs?page=2#top', 'page:techdocs'],
      ['navigate', '/nowhere', 'App'],
    ]);
  });
});

describe('the page of a path', () => {
  const entityRef = createRouteRef({ params: ['kind', 'name'] });
  const logsRef = createRouteRef();
  const catalog = createFrontendPlugin({
    pluginId: 'catalog',
    routes: { entity: entityRef, logs: logsRef },
    extensions: [
      PageBlueprint.make({ params: { path: '/catalog' } }),
      PageBlueprint.make({ name: 'entity', params: { path: '/catalog/:kind/:name', routeRef: entityRef } }),
      ...(['logs', 'builds'] as const).map((name) =>
        SubPageBlueprint.make({
          name,
          attachTo: { id: 'page:catalog/entity', input: 'pages' },
          params: {
            path: name,
            title: name,
            loader: async () => <p>{name}</p>,
            ...(name === 'logs' ? { routeRef: logsRef } : {}),
          },
        }),
      ),
    ],
  });

  it.each([
    ['/catalog', 'page:catalog', undefined, undefined],
    ['/catalog/api/x', 'page:catalog/entity', 'catalog.entity', { kind: 'api', name: 'x' }],
    ['/catalog/api/x/logs', 'sub-page:catalog/logs', 'catalog.logs', { kind: 'api', name: 'x' }],
    ['/catalog/api/x/builds', 'page:catalog/entity', 'catalog.entity', { kind: 'api', name: 'x' }],
  ])('%s is %s', async (path, extensionId, routeRef, attributes) => {
    const analyticsApi = mockApis.analytics();
    renderInTestApp(<RouteTracker />, {
      apis: [analyticsApi],
      features: [catalog],
      initialRouteEntries: [path],
    });
    const [event] = analyticsApi.getEvents();
    expect(event?.context.extensionId).toBe(extensionId);
    expect(event?.context['routeRef']).toBe(routeRef);
    expect(event?.attributes).toEqual(attributes);
  });
});

describe('useLinkClick', () => {
  it('captures the text and the target of the link after its own handler', async () => {
    const analyticsApi = mockApis.analytics();
    const order: string[] = [];
    const Docs = () => {
      const handleClick = useLinkClick(() => order.push(`own, ${analyticsApi.getEvents().length} events`));
      return (
        <a href="#docs" onClick={handleClick}>
          The docs
        </a>
      );
    };
    render(
      <TestApiProvider apis={[analyticsApi]}>
        <Docs />
      </TestApiProvider>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(order).toEqual(['own, 0 events']);
    expect(analyticsApi.getEvents()).toMatchObject([
      { action: 'click', subject: 'The docs', attributes: { to: '#docs' } },
    ]);
  });
});

describe('clicks on links', () => {
  it('are captured without the parts that are not the name of the link', async () => {
    const analyticsApi = mockApis.analytics();
    function Target() {
      return (
        <a href="#a" onClick={useLinkClick()}>
          Inbox <span data-untracked="">12</span>
        </a>
      );
    }
    render(
      <TestApiProvider apis={[analyticsApi]}>
        <Target />
      </TestApiProvider>,
    );
    await userEvent.click(screen.getByRole('link'));
    expect(analyticsApi.getEvents()).toMatchObject([{ subject: 'Inbox', attributes: { to: '#a' } }]);
  });

  it('in the header of a page are captured with the page', async () => {
    const analyticsApi = mockApis.analytics();
    function HeaderAction() {
      return (
        <a href="#a" onClick={useLinkClick()}>
          Tab
        </a>
      );
    }
    const plugin = createFrontendPlugin({
      pluginId: 'docs',
      extensions: [PageBlueprint.make({ params: { path: '/docs', loader: async () => <p>Page</p> } })],
    });
    const actions = { getPluginHeaderActions: () => [<HeaderAction key="tab" />] };
    renderTestApp({
      apis: [analyticsApi, [pluginHeaderActionsApiRef, actions]],
      features: [plugin],
      initialRouteEntries: ['/docs'],
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Tab' }));
    expect(analyticsApi.getEvents().filter(({ action }) => action === 'click')).toMatchObject([
      { subject: 'Tab', context: { pluginId: 'docs', extensionId: 'page:docs' } },
    ]);
  });
});
