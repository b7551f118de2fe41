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
  it('gives an element configuration, routes and the parameters of the address', () => {
    renderInTestApp(<Shown />, {
      config: { app: { title: 'Portal' } },
      mountedRoutes: { '/catalog/:name': entityRef },
      initialRouteEntries: ['/catalog/queue'],
    });
    expect(screen.getByRole('status')).toHaveTextContent('Portal /catalog/web queue');
  });

  it('draws the element where no page is', () => {
    renderInTestApp(<Shown />);
    expect(screen.getByRole('status')).toHaveTextContent('undefined undefined undefined');
  });

  it("prefers the test's own APIs to the mocks", async () => {
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
  it('says what is wrong with a plugin instead of drawing half of it', () => {
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

  it('names an extension that was not added', () => {
    expect(() => createExtensionTester(subject).query('page:other')).toThrow("no extension 'page:other'");
  });

  it('takes no more extensions once something was asked', () => {
    const tester = createExtensionTester(subject);
    tester.query(subject);
    expect(() => tester.add(subject)).toThrow('created already');
  });

  it('throws for an output that was not given', () => {
    expect(() => createExtensionTester(subject).reactElement()).toThrow("did not give 'core.reactElement'");
  });
});
