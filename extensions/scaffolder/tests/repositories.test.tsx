import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { expect, it } from 'vitest';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { discoveryApiRef, fetchApiRef, identityApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import type { RepositoryContents } from '../protocol/repositories';
import { RepositoryRoutes } from '../repositories/RepositoryRoutes';

const shared = { remoteUrl: 'http://portal.example/api/website.git', branch: 'main', commits: [] };

const contents: Record<string, RepositoryContents> = {
  '': {
    ...shared,
    commits: [
      { id: 'a'.repeat(40), message: 'First\n\nMore', author: 'Ada', createdAt: '2026-01-01T00:00:00Z' },
    ],
    content: {
      type: 'folder',
      entries: [
        { name: 'a b', type: 'folder' },
        { name: 'README.md', type: 'file' },
        { name: 'logo.png', type: 'file' },
        { name: 'vendor', type: 'module' },
      ],
      total: 20_000,
    },
  },
  'a b': { ...shared, content: { type: 'folder', entries: [{ name: 'x.js', type: 'file' }], total: 1 } },
  'a b/x.js': { ...shared, content: { type: 'file', size: 8, text: 'let x=1;' } },
  'README.md': { ...shared, content: { type: 'file', size: 9, text: '# Welcome' } },
  'logo.png': { ...shared, content: { type: 'file', size: 2_000_000 } },
};

function render(path: string, status = 404) {
  const answer = (url: string): Response => {
    const found = contents[new URL(url).searchParams.get('path') ?? ''];
    if (found && status === 404) return Response.json(found);
    return Response.json({ error: { name: 'Error', message: 'No.' } }, { status });
  };
  return renderInCatalog(
    <Routes>
      <Route path="create/repositories/*" element={<RepositoryRoutes />} />
    </Routes>,
    {
      path: `/create/repositories/acme/website${path}`,
      catalogApi: createTestCatalog([]),
      apis: [
        mockApis.analytics(),
        [discoveryApiRef, { getBaseUrl: async () => 'http://portal.example/api/scaffolder' }],
        [fetchApiRef, { fetch: async (url: string) => answer(url) }],
        [identityApiRef, { getCredentials: async () => ({ token: 'token-of-ada' }) }],
      ],
    },
  );
}

it('shows the files, the README, the commits and how to clone', async () => {
  const user = userEvent.setup();
  render('');
  expect(await screen.findByRole('heading', { level: 1, name: 'acme/website' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Copy: Clone command' }));
  expect(await navigator.clipboard.readText()).toBe(`git clone ${shared.remoteUrl}`);
  await user.click(screen.getByRole('button', { name: 'Copy: Access token' }));
  expect(await navigator.clipboard.readText()).toBe('token-of-ada');
  expect(await screen.findByText('Welcome')).toBeVisible();
  const commits = within(screen.getByRole('region', { name: 'Latest commits' }));
  expect(commits.getByText('First')).toBeVisible();
  expect(screen.getByText(/^Showing 4 of 20,000 entries/)).toBeVisible();
  expect(screen.queryByRole('link', { name: 'vendor' })).toBeNull();
});

it('leads to folders and files, and back', async () => {
  const user = userEvent.setup();
  render('');
  await user.click(await screen.findByRole('link', { name: 'a b' }));
  await user.click(await screen.findByRole('link', { name: 'x.js' }));
  expect(await screen.findByText('8 bytes')).toBeVisible();
  expect(screen.getByText('let x=1;')).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'a b' }));
  await user.click(await screen.findByRole('link', { name: 'Parent folder' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'acme/website' })).toBeVisible();
});

it('switches between a document and its source', async () => {
  const user = userEvent.setup();
  render('/files/README.md');
  expect(await screen.findByText('Welcome')).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Source' }));
  expect(await screen.findByText('# Welcome')).toBeVisible();
});

it.each([
  ['/files/logo.png', 404, 'This file cannot be shown'],
  ['/files/none', 404, 'Nothing found at this address'],
  ['', 403, 'You don’t have access to this repository'],
])('explains why there is nothing at %s (%i)', async (path, status, title) => {
  render(path, status);
  expect(await screen.findByRole('heading', { name: title })).toBeVisible();
});
