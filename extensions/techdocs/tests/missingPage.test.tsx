import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ResponseError } from '#sdk';
import { renderInTestApp } from '#sdk/testing';
import { type TechDocsApi, techdocsApiRef } from '../client/TechDocsApi';
import { MissingPage, type MissingPageProps } from '../states/MissingPage';

const sitePath = '/docs/default/component/website';

const errorOf = (status: number, body: object | null = null): Promise<ResponseError> =>
  ResponseError.fromResponse(new Response(body && JSON.stringify(body), { status }));

const unknown = { error: { name: 'NotFoundError', message: "Unable to get metadata for 'component:a/b'" } };

async function renderMissing(
  path: string,
  props: Partial<MissingPageProps> = {},
  config: Record<string, string> = {},
) {
  const api = {
    getTechDocsMetadata: async () => ({
      site_name: 'Website',
      files: ['404.html', 'search/search_index.json', 'guide/index.html', 'größe & co/index.html'],
    }),
  } as Partial<TechDocsApi> as TechDocsApi;
  const { container } = renderInTestApp(
    <MissingPage
      entityRef={{ namespace: 'default', kind: 'component', name: 'website' }}
      path={path}
      sitePath={sitePath}
      error={await errorOf(404)}
      entityError={undefined}
      syncError={undefined}
      log={[]}
      onRetry={() => undefined}
      {...props}
    />,
    { apis: [[techdocsApiRef, api]], config: { techdocs: config } },
  );
  await waitFor(() => expect(container.textContent).not.toBe(''));
  return container;
}

it('lists the pages of a site without a first page', async () => {
  const main = await renderMissing('');
  const links = within(await screen.findByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])).toEqual([
    ['guide', `${sitePath}/guide/`],
    ['größe & co', `${sitePath}/größe %26 co/`],
  ]);
  expect(main).toHaveTextContent(
    'Documentation not foundPage not found. The root of the docs may have no index.md.',
  );
});

it('leads from a page that does not exist to the first page', async () => {
  await renderMissing('gone');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', sitePath);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});

it('says that a pipeline must build the site if the builder is not local', async () => {
  const main = await renderMissing('gone', {}, { builder: 'external' });
  expect(main).toHaveTextContent(/^Documentation not foundPage not found. The portal does not generate/);
});

it('shows why the site has never been built below', async () => {
  const main = await renderMissing('', { syncError: new Error('There is no docs folder.') });
  expect(main).toHaveTextContent(/^Documentation not foundPage not found./);
  expect(main).toHaveTextContent(/Building the documentation failed. There is no docs folder.$/);
});

it('says that the entity does not exist only if the plugin says so', async () => {
  const main = await renderMissing('', {
    entityError: await errorOf(404, unknown),
    syncError: new Error('x'),
  });
  expect(main).toHaveTextContent(
    'Documentation not foundThe entity does not exist, or you do not have access to it.',
  );
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

it('says that the backend does not have the plugin, and nothing else', async () => {
  const main = await renderMissing('', { entityError: await errorOf(404), syncError: await errorOf(404) });
  expect(main).toHaveTextContent(
    /^Documentation is not available, because the backend does not have the documentation plugin.$/,
  );
});

it('offers to load again what failed otherwise, also if the page does not exist', async () => {
  const onRetry = vi.fn();
  await renderMissing('', { entityError: await errorOf(500), onRetry });
  expect(screen.getByText(/Could not generate documentation or an error in/)).toBeInTheDocument();
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  expect(onRetry).toHaveBeenCalledOnce();
  expect(screen.queryByText(/not found/)).not.toBeInTheDocument();
});
