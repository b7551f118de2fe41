import { screen } from '@testing-library/react';
import { useParams } from 'react-router-dom';
import { describe, expect, test } from 'vitest';
import { renderInShell } from '../testing/renderInShell';
import { AppRoutes, type AppRoutesProps } from './AppRoutes';

function Rest({ name }: { name: string }) {
  return <p>{`${name}: ${useParams()['*'] ?? ''}`}</p>;
}

const pages = [
  { path: '/', element: <Rest name="home" /> },
  { path: '/catalog', element: <Rest name="catalog" /> },
  { path: '/catalog/:namespace/:kind/:name', element: <Rest name="entity" /> },
];

const show = (path: string, options: Partial<AppRoutesProps> = {}) =>
  renderInShell(<AppRoutes pages={pages} redirects={[]} {...options} />, { path });

describe('AppRoutes', () => {
  test.each([
    ['/', 'home:'],
    ['/catalog', 'catalog:'],
    ['/catalog/x', 'catalog: x'],
    ['/catalog/default/api/y', 'entity:'],
    ['/catalog/default/api/y/docs/z', 'entity: docs/z'],
  ])("renders for %s the page '%s'", async (path, text) => {
    show(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('renders the not-found page if no page matches, even with a page at the root', async () => {
    show('/nowhere');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});

describe('the root', () => {
  const home = { path: '/home', element: <Rest name="home" /> };
  const entity = { path: '/catalog/:name', element: <Rest name="entity" /> };
  const root = { path: '/', element: <Rest name="root" /> };

  test.each([
    ['the first page without parameters', [entity, home, ...pages.slice(1)], 'home:', '/home?x=1#here'],
    ['the page at the root, even if another is first', [home, root], 'root:', '/?x=1#here'],
  ])('leads to %s', async (_what, mounted, text, address) => {
    show('/?x=1#here', { pages: mounted });
    expect(await screen.findByText(text)).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent(address);
  });

  test('leads to the target of a redirect instead of the first page', async () => {
    show('/', { pages: [home, ...pages.slice(1)], redirects: [{ from: '/', to: '/catalog' }] });
    expect(await screen.findByText('catalog:')).toBeInTheDocument();
  });

  test('is not found without a page that can be opened', async () => {
    show('/', { pages: [entity] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});

describe('redirects', () => {
  test('keep the rest of the path, the query and the fragment', async () => {
    show('/old/default/api/y/docs?x=1#here', { redirects: [{ from: '/old', to: '/catalog/*' }] });
    expect(await screen.findByText('entity: docs')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/catalog/default/api/y/docs?x=1#here');
  });

  test('from the root take precedence over a page at the root', async () => {
    show('/', { redirects: [{ from: '/', to: '/catalog' }] });
    expect(await screen.findByText('catalog:')).toBeInTheDocument();
  });

  test('to themselves are ignored', async () => {
    show('/loop', { redirects: [{ from: '/loop', to: '/loop/again' }] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});
