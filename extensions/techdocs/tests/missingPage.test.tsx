import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResponseError } from '#sdk';
import { renderInTestApp } from '#sdk/testing';
import { type TechDocsApi, techdocsApiRef } from '../client/TechDocsApi';
import { MissingPage } from '../states/MissingPage';

const sitePath = '/docs/default/component/website';

async function renderMissing(path: string) {
  const api = {
    getTechDocsMetadata: async () => ({
      site_name: 'Website',
      files: ['404.html', 'search/search_index.json', 'guide/index.html', 'größe & co/index.html'],
    }),
  } as Partial<TechDocsApi> as TechDocsApi;
  renderInTestApp(
    <MissingPage
      entityRef={{ namespace: 'default', kind: 'component', name: 'website' }}
      path={path}
      sitePath={sitePath}
      error={await ResponseError.fromResponse(new Response(null, { status: 404 }))}
      syncError={undefined}
      log={[]}
      isUnknown={false}
      onRetry={() => undefined}
    />,
    { apis: [[techdocsApiRef, api]] },
  );
}

it('lists the pages of a site without a first page', async () => {
  await renderMissing('');
  const links = within(await screen.findByRole('navigation', { name: 'Pages' })).getAllByRole('link');
  expect(links.map((link) => [link.textContent, decodeURI(link.getAttribute('href') ?? '')])).toEqual([
    ['guide', `${sitePath}/guide/`],
    ['größe & co', `${sitePath}/größe %26 co/`],
  ]);
  expect(screen.getByText(/The root of the docs may have no index.md/)).toBeInTheDocument();
});

it('leads from a page that does not exist to the first page', async () => {
  await renderMissing('gone');
  expect(await screen.findByRole('link', { name: 'Go to the first page' })).toHaveAttribute('href', sitePath);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
});
