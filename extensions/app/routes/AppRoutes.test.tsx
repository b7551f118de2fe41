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
