import { fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { createScmIntegrations } from '#model';
import { ResponseError, scmIntegrationsApiRef } from '#sdk';
import { mockApis } from '#sdk/testing';
import { createTestCatalog, renderInCatalog } from '#extensions/catalog/testing';
import { catalogImportApiRef } from '../api/CatalogImportApi';
import { createCatalogImportApi } from '../api/createCatalogImportApi';
import { CatalogImportPage } from '../pages/CatalogImportPage';
import { createGitRepository } from './scm/gitRepository';
import { startGithub } from './scm/startGithub';

const proposed = {
  apiVersion: 'backstage.io/v1alpha1',
  kind: 'Component',
  metadata: { name: 'website' },
  spec: { type: 'website', lifecycle: 'production', owner: 'guests' },
};
const expired = () =>
  ResponseError.fromResponse(
    Response.json({ error: { name: 'AuthenticationError', message: 'expired' } }, { status: 401 }),
  );

/** Opens the page at an address, as it opens again after a redirect to sign in. */
function openPage(path: string, origin: string, isSignedIn: () => boolean) {
  const catalogApi = createTestCatalog([], {
    analyzeLocation: async () => ({
      existingEntityFiles: [],
      generateEntities: [{ entity: proposed, fields: [] }],
    }),
    validateEntity: async () => {
      if (!isSignedIn()) throw await expired();
      return { valid: true };
    },
  });
  const integrations = {
    load: async () => createScmIntegrations({ github: [{ host: 'github.com', apiBaseUrl: origin }] }),
  };
  const api = createCatalogImportApi({
    config: mockApis.config(),
    catalog: catalogApi,
    integrations,
    auth: {
      getCredentials: async () => ({
        token: 'github-token',
        headers: { Authorization: 'Bearer github-token' },
      }),
    },
  });
  return renderInCatalog(<CatalogImportPage />, {
    catalogApi,
    path,
    apis: [
      [catalogImportApiRef, api],
      [scmIntegrationsApiRef, integrations],
    ],
  });
}

const click = (name: string) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button));

it('continues an import after a session ended in the middle of it', async () => {
  const repository = await createGitRepository();
  const github = await startGithub(repository);
  let isSignedIn = true;
  const open = (path: string) => openPage(path, github.origin, () => isSignedIn);
  const first = open('/catalog-import?url=https://github.com/acme/website');
  fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), { target: { value: 'shop-web' } });
  await click('Next');

  // The access to GitHub ends after the branch was created, and then the session of the portal.
  github.interrupt = ({ method }) =>
    method === 'PUT' ? { status: 401, body: { message: 'Bad credentials' } } : undefined;
  await click('Create pull request');
  await screen.findAllByText(/received http response status code 401: Bad credentials/);
  isSignedIn = false;
  await click('Retry');
  await screen.findAllByText(/expired/);
  const address = screen.getByTestId('address').textContent;
  first.unmount();

  isSignedIn = true;
  github.interrupt = undefined;
  open(address);
  await click('Create pull request');
  await screen.findByRole('link', { name: /website\/pull\/1/ });
  expect(github.requests.filter((request) => request.startsWith('POST'))).toEqual([
    'POST /repos/acme/website/git/refs',
    'POST /repos/acme/website/pulls',
  ]);
  expect(await repository.read('backstage-integration', 'catalog-info.yaml')).toContain('name: shop-web');
  await github.stop();
  await repository.remove();
});
