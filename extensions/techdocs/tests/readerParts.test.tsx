import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import type { SearchApi } from '#extensions/search';
import { pluginHeaderActionsApiRef } from '#sdk';
import { renderInTestApp } from '#sdk/testing';
import { TechDocsAddonLocations } from '../blueprints/addonDataRef';
import { createTechDocsAddonsApi } from '../client/createTechDocsAddonsApi';
import { techdocsAddonsApiRef } from '../client/TechDocsAddonsApi';
import { techdocsApiRef } from '../client/TechDocsApi';
import { techdocsStorageApiRef } from '../client/TechDocsStorageApi';
import { useTechDocsReaderPage } from '../reader/context/TechDocsReaderPageContext';
import { ReaderActions } from '../reader/page/ReaderFacts';
import { DocsResults } from '../reader/search/DocsResults';
import { DocsReader } from '../reader/view/DocsReader';
import { DefaultPath } from '../states/DefaultPath';

const entityRef = { kind: 'Component', namespace: 'default', name: 'Website' };

it.each([
  [false, { kind: 'component', namespace: 'default', name: 'website' }],
  [true, { kind: 'Component', namespace: 'default', name: 'Website' }],
])('the search is limited to the entity, in the case of the index: %s', async (keeps, filters) => {
  const query = vi.fn<SearchApi['query']>(async () => ({ results: [] }));
  renderInTestApp(
    <DocsResults searchApi={{ query }} entityRef={entityRef} term="guide" isOpen onClose={() => undefined} />,
    { config: { techdocs: { legacyUseCaseSensitiveTripletPaths: keeps } } },
  );
  await waitFor(() => expect(query).toHaveBeenCalled());
  expect(query.mock.calls[0]?.[0]).toMatchObject({ term: 'guide', types: ['techdocs'], filters });
});

it('the header has the actions of the plugin', async () => {
  const actions = {
    getPluginHeaderActions: (id: string) => [
      <button type="button" key="own">
        Ask about {id}
      </button>,
    ],
  };
  renderInTestApp(<ReaderActions />, { apis: [[pluginHeaderActionsApiRef, actions]] });
  expect(await screen.findByRole('button', { name: 'Ask about techdocs' })).toBeInTheDocument();
});

it.each([
  ['größe & co/a', '/docs/gr%C3%B6%C3%9Fe%20%26%20co/a?q=1#part'],
  ['gr%C3%B6%C3%9Fe', '/docs/gr%C3%B6%C3%9Fe?q=1#part'],
])('the default page is opened with the query and the hash: %s', async (path, url) => {
  window.history.replaceState(null, '', '/docs?q=1#part');
  function Opener() {
    const { pathname, search, hash } = useLocation();
    return (
      <p>
        <DefaultPath path="" defaultPath={path} sitePath="/docs" />
        {pathname + search + hash}
      </p>
    );
  }
  renderInTestApp(<Opener />, { initialRouteEntries: ['/docs?q=1#part'] });
  expect(await screen.findByText(url)).toBeInTheDocument();
  window.history.replaceState(null, '', '/');
});

it('an add-on is shown at each of the six locations', async () => {
  const addons = Object.values(TechDocsAddonLocations).map((location) => {
    function Addon() {
      const { entityRef } = useTechDocsReaderPage();
      return (
        <p data-addon={location}>
          {location} of {entityRef.name}
        </p>
      );
    }
    return { name: location, location, component: Addon };
  });
  const never = () => new Promise<never>(() => undefined);
  const { container } = renderInTestApp(
    <DocsReader
      entityRef={entityRef}
      sitePath="/docs"
      path=""
      addons={addons}
      title="Website"
      renderHeader={(_page, inHeader) => <header>{inHeader}</header>}
    />,
    {
      apis: [
        [techdocsApiRef, { getTechDocsMetadata: never, getEntityMetadata: never, getCookie: never }],
        [techdocsStorageApiRef, { getEntityDocs: never, syncEntityDocs: never }],
        [techdocsAddonsApiRef, createTechDocsAddonsApi([])],
      ],
    },
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Settings of the documentation' }));
  await screen.findByText('Settings of Website');
  const places = new Map(
    [...document.querySelectorAll('[data-addon]')].map((addon) => [addon.getAttribute('data-addon'), addon]),
  );
  expect(new Set(places.keys())).toEqual(new Set(Object.keys(TechDocsAddonLocations)));
  expect(places.get('Header')?.closest('header')).not.toBeNull();
  expect(places.get('Settings')?.closest('[role=dialog]')).not.toBeNull();
  expect(places.get('PrimarySidebar')?.closest('[slot=primary-sidebar]')).not.toBeNull();
  expect(places.get('SecondarySidebar')?.closest('[slot=secondary-sidebar]')).not.toBeNull();
  // The toolbar is before the content, and what changes the content is after it.
  const host = container.querySelector('[data-docs-content]') as Element;
  const isBefore = (location: string) =>
    (places.get(location) as Element).compareDocumentPosition(host) === Node.DOCUMENT_POSITION_FOLLOWING;
  expect([isBefore('Subheader'), isBefore('Content')]).toEqual([true, false]);
});
