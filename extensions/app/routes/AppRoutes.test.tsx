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

describe('the page that is shown', () => {
  test.each([
    ['/', 'home:'],
    ['/catalog', 'catalog:'],
    ['/catalog/x', 'catalog: x'],
    ['/catalog/default/api/y', 'entity:'],
    ['/catalog/default/api/y/docs/z', 'entity: docs/z'],
  ])('at %s is "%s"', async (path, text) => {
    show(path);
    expect(await screen.findByText(text)).toBeInTheDocument();
  });

  test('is the not-found page where none is mounted, though one is at the root', async () => {
    show('/nowhere');
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});

describe('a redirect', () => {
  test('leads on with the rest of the path, the query and the fragment', async () => {
    show('/old/default/api/y/docs?x=1#here', { redirects: [{ from: '/old', to: '/catalog/*' }] });
    expect(await screen.findByText('entity: docs')).toBeInTheDocument();
    expect(screen.getByTestId('address')).toHaveTextContent('/catalog/default/api/y/docs?x=1#here');
  });

  test('of the root goes before a page that is mounted there', async () => {
    show('/', { redirects: [{ from: '/', to: '/catalog' }] });
    expect(await screen.findByText('catalog:')).toBeInTheDocument();
  });

  test('to itself is not followed', async () => {
    show('/loop', { redirects: [{ from: '/loop', to: '/loop/again' }] });
    expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(/not found/i);
  });
});
