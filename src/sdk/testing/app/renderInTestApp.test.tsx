import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { createExtension, createFrontendPlugin, createRouteRef } from '#engine';
import { useApi } from '../../apis/apiContext';
import { configApiRef } from '../../apis/configApi';
import { identityApiRef } from '../../apis/identityApi';
import { useRouteRef } from '../../routing/useRouteRef';
import { mockApis } from '../mocks/mockApis';
import { createExtensionTester } from './createExtensionTester';
import { renderInTestApp, renderTestApp } from './renderInTestApp';

const entityRef = createRouteRef({ params: ['name'] });

function Shown() {
  const title = useApi(configApiRef).getOptionalString('app.title');
  const href = useRouteRef(entityRef)?.({ name: 'web' });
  return <output>{[title, href, useParams()['name']].map(String).join(' ')}</output>;
}

describe('renderInTestApp', () => {
  it('provides configuration, routes and path parameters to an element', () => {
    renderInTestApp(<Shown />, {
      config: { app: { title: 'Portal' } },
      mountedRoutes: { '/catalog/:name': entityRef },
      initialRouteEntries: ['/catalog/queue'],
    });
    expect(screen.getByRole('status')).toHaveTextContent('Portal /catalog/web queue');
  });

  it('renders the element at a path without a page', () => {
    renderInTestApp(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('undefined undefined undefined');
  });

  it("uses the test's own APIs instead of the mocks", async () => {
    const User = () => {
      const api = useApi(identityApiRef);
      return <button onClick={() => void api.signOut()}>{String('getOwn' in api)}</button>;
    };
    renderInTestApp(<User />, {
      apis: [Object.assign(mockApis.identity(), { getOwn: true })],
    });
    expect(screen.getByRole('button')).toHaveTextContent('true');
  });
});

describe('renderTestApp', () => {
  it('throws the problems of a plugin', () => {
    const broken = createFrontendPlugin({
      pluginId: 'broken',
      extensions: [
        createExtension({
          kind: 'page',
          attachTo: { id: 'app/routes', input: 'routes' },
          output: [],
          factory: () => {
            throw new Error('No such table');
          },
        }),
      ],
    });
    expect(() => renderTestApp({ features: [broken] })).toThrow(
      /EXTENSION_FACTORY_ERROR: .*'page:broken'.*No such table/,
    );
  });
});

describe('createExtensionTester', () => {
  const subject = createExtension({
    name: 'subject',
    attachTo: { id: 'nowhere', input: 'nothing' },
    output: [],
    factory: () => [],
  });

  it('throws for an extension that was not added', () => {
    expect(() => createExtensionTester(subject).query('page:other')).toThrow("no extension 'page:other'");
  });

  it('rejects more extensions after data was read', () => {
    const tester = createExtensionTester(subject);
    tester.query(subject);
    expect(() => tester.add(subject)).toThrow('already created');
  });

  it('throws for a missing output', () => {
    expect(() => createExtensionTester(subject).reactElement()).toThrow("has no output 'core.reactElement'");
  });
});
