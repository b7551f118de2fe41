import { configure, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { JsonObject } from '#model';
import type { AutocompleteRequest } from '../../api/ScaffolderApi';
import { renderFields } from '../testing/renderFields';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const box = (name: string) => screen.findByRole('combobox', { name: new RegExp(name) });
const text = (name: string) => screen.findByRole('textbox', { name: new RegExp(name) });
const url = (options: JsonObject): JsonObject => ({
  repoUrl: {
    type: 'string',
    title: 'Repository location',
    'ui:field': 'RepoUrlPicker',
    'ui:options': options,
  },
});
const credentials = { secretsKey: 'TOKEN', additionalScopes: { github: ['workflow'] } };

/** Suggestions as those of a host. */
function createAutocomplete(results: Record<string, Array<{ id: string; title?: string }>>) {
  return vi.fn(async ({ provider, resource }: AutocompleteRequest) => {
    const found = results[`${provider}/${resource}`];
    if (!found) throw new Error('The host does not respond.');
    return { results: found };
  });
}

describe('RepoUrlPicker', () => {
  it('starts with the first host of the configuration, and writes the value', async () => {
    const { user, values } = await renderFields(url({}), {
      integrations: { github: [{ host: 'ghe.acme.test' }] },
    });
    const host = await box('Host');
    await user.click(host);
    await user.click(await screen.findByRole('option', { name: 'ghe.acme.test' }));
    await user.type(await text('Owner'), 'acme');
    await user.type(await text('Repository'), 'web');
    await user.tab();
    expect(values()).toEqual({ repoUrl: 'ghe.acme.test?owner=acme&repo=web' });
  });

  it.each([
    [{ allowedHosts: ['github.com'] }, 'github.com?'],
    [{ allowedHosts: ['local'], allowedOwners: ['default'] }, 'local?owner=default'],
    [{ allowedHosts: ['github.com', 'gitlab.com'], allowedRepos: ['a', 'b'] }, 'github.com?repo=a'],
    [
      { allowedHosts: ['bitbucket.org'], allowedOwners: ['acme'], allowedProjects: ['WEB'] },
      'bitbucket.org?workspace=acme&project=WEB',
    ],
    [
      { allowedHosts: ['dev.azure.com'], allowedOrganizations: ['acme'], allowedProjects: ['web'] },
      'dev.azure.com?organization=acme&project=web',
    ],
  ])('chooses the first allowed values of %j', async (options, value) => {
    const { values } = await renderFields(url(options));
    await waitFor(() => expect(values()).toEqual({ repoUrl: value }));
  });

  it('disables a part with one allowed value, and all parts with ui:disabled', async () => {
    await renderFields({
      ...url({ allowedHosts: ['github.com'], allowedOwners: ['acme', 'other'], allowedRepos: ['web'] }),
      second: {
        type: 'string',
        title: 'Second',
        'ui:field': 'RepoUrlPicker',
        'ui:options': { allowedHosts: ['github.com', 'gitlab.com'], 'ui:disabled': true },
      },
    });
    const hosts = await screen.findAllByRole('combobox', { name: /Host/ });
    expect(hosts[0]).toBeDisabled();
    expect(hosts[1]).toBeDisabled();
    await waitFor(async () => expect(await box('Owner')).toBeEnabled());
    expect(await box('Repository')).toBeDisabled();
  });

  it('accepts only allowed values', async () => {
    const { user, values } = await renderFields(
      url({ allowedHosts: ['github.com'], allowedOwners: ['acme', 'other'] }),
    );
    await waitFor(() => expect(values()).toEqual({ repoUrl: 'github.com?owner=acme' }));
    await user.clear(await box('Owner'));
    await user.type(await box('Owner'), 'unknown');
    expect((await screen.findAllByText("No option matches 'unknown'."))[0]).toBeVisible();
    await user.clear(await box('Owner'));
    await user.type(await box('Owner'), 'oth{Enter}');
    expect(values()).toEqual({ repoUrl: 'github.com?owner=other' });
  });

  it('drops the parts that another host does not have', async () => {
    const { user, values } = await renderFields(url({ allowedHosts: ['github.com', 'gerrit.test'] }), {
      integrations: { gerrit: [{ host: 'gerrit.test' }] },
      start: { repoUrl: 'gerrit.test?owner=acme&repo=web&workspace=All' },
    });
    expect(await text('Parent')).toHaveValue('All');
    await user.click(await box('Host'));
    await user.click(await screen.findByRole('option', { name: 'github.com' }));
    expect(values()).toEqual({ repoUrl: 'github.com?owner=acme&repo=web' });
  });

  it.each([
    ['github.com?repo=web', 'Incomplete repository location provided, owner not provided'],
    ['github.com?owner=acme', 'Incomplete repository location provided, repo not provided'],
    ['bitbucket.org?project=WEB&repo=web', 'Incomplete repository location provided, workspace not provided'],
    [
      'bitbucket.org?workspace=acme&repo=web',
      'Incomplete repository location provided, project not provided',
    ],
    [
      'dev.azure.com?organization=acme&repo=web',
      'Incomplete repository location provided, project not provided',
    ],
  ])('reports what is missing in %s', async (repoUrl, message) => {
    const { next } = await renderFields(url({}), { start: { repoUrl } });
    await next();
    expect((await screen.findAllByText(message))[0]).toBeVisible();
    const empty = screen.getAllByRole('textbox').filter((input) => (input as HTMLInputElement).value === '');
    expect(empty[0]).toBeInvalid();
  });

  it("asks for the user's own token, and suggests what it gives access to", async () => {
    const getCredentials = vi.fn(async () => ({ token: 'secret-token', headers: {} }));
    const autocomplete = createAutocomplete({
      'github/repositoriesWithOwner': [{ id: 'acme/web' }, { id: 'acme/api' }, { id: 'other/lib' }],
    });
    const { user, secrets, values } = await renderFields(
      url({ allowedHosts: ['github.com'], requestUserCredentials: credentials }),
      { getCredentials, autocomplete },
    );
    await waitFor(() => expect(secrets()).toEqual({ TOKEN: 'secret-token' }));
    expect(getCredentials).toHaveBeenCalledWith({
      url: 'https://github.com',
      additionalScope: { repoWrite: true, customScopes: { github: ['workflow'] } },
    });
    await user.click(await box('Owner'));
    await user.click(await screen.findByRole('option', { name: 'acme' }));
    await user.click(await box('Repository'));
    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['web', 'api']);
    await user.click(screen.getByRole('option', { name: 'api' }));
    expect(values()).toEqual({ repoUrl: 'github.com?owner=acme&repo=api' });
    expect(autocomplete).toHaveBeenCalledTimes(1);
    expect(getCredentials).toHaveBeenCalledTimes(1);
  });

  it('finds the repositories of a GitLab group', async () => {
    const autocomplete = createAutocomplete({
      'gitlab/groups': [{ id: '7', title: 'acme/team' }],
      'gitlab/repositories': [{ id: '70', title: 'web' }],
    });
    const { user } = await renderFields(
      url({ allowedHosts: ['gitlab.com'], requestUserCredentials: credentials }),
      {
        getCredentials: async () => ({ token: 't', headers: {} }),
        autocomplete,
      },
    );
    await user.click(await box('Owner'));
    await user.click(await screen.findByRole('option', { name: 'acme/team' }));
    await user.click(await box('Repository'));
    expect(await screen.findByRole('option', { name: 'web' })).toBeVisible();
    expect(autocomplete.mock.calls.at(-1)?.[0].context).toEqual({ host: 'gitlab.com', id: '7' });
  });

  it('works without suggestions if they cannot be loaded', async () => {
    const autocomplete = createAutocomplete({});
    const { user, values } = await renderFields(
      url({ allowedHosts: ['github.com'], requestUserCredentials: credentials }),
      { getCredentials: async () => ({ token: 't', headers: {} }), autocomplete },
    );
    await waitFor(() => expect(autocomplete).toHaveBeenCalled());
    await user.type(await text('Owner'), 'acme{Tab}');
    expect(values()).toEqual({ repoUrl: 'github.com?owner=acme' });
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('asks for suggestions only with a token', async () => {
    const autocomplete = createAutocomplete({});
    await renderFields(url({ allowedHosts: ['github.com'] }), { autocomplete });
    await text('Owner');
    await new Promise((resolve) => void setTimeout(resolve, 700));
    expect(autocomplete).not.toHaveBeenCalled();
  });

  it('offers to sign in again if there is no token', async () => {
    const getCredentials = vi
      .fn()
      .mockRejectedValueOnce(new Error('The sign-in was canceled.'))
      .mockResolvedValue({ token: 't', headers: {} });
    const { user, secrets } = await renderFields(
      url({ allowedHosts: ['github.com'], requestUserCredentials: credentials }),
      { getCredentials, autocomplete: createAutocomplete({}) },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Could not get access to github.com: The sign-in was canceled.',
    );
    await user.click(screen.getByRole('button', { name: 'Sign in to github.com' }));
    await waitFor(() => expect(secrets()).toEqual({ TOKEN: 't' }));
  });

  it('needs no credentials for the host of this portal', async () => {
    const getCredentials = vi.fn();
    await renderFields(url({ allowedHosts: ['local'], requestUserCredentials: credentials }), {
      getCredentials,
    });
    const host = await box('Host');
    await waitFor(() => expect(host).toHaveValue('This portal (local)'));
    await new Promise((resolve) => void setTimeout(resolve, 700));
    expect(getCredentials).not.toHaveBeenCalled();
  });
});

describe('RepoBranchPicker', () => {
  const branch = {
    branch: {
      type: 'string',
      title: 'Branch',
      'ui:field': 'RepoBranchPicker',
      'ui:options': { requestUserCredentials: credentials },
    },
  };

  it.each([
    ['github.com?owner=acme&repo=web', 'github', { host: 'github.com', owner: 'acme', repository: 'web' }],
    [
      'bitbucket.org?workspace=acme&project=WEB&repo=web',
      'bitbucket-cloud',
      { host: 'bitbucket.org', workspace: 'acme', repository: 'web' },
    ],
  ])('suggests the branches of %s', async (repoUrl, provider, context) => {
    const autocomplete = createAutocomplete({ [`${provider}/branches`]: [{ id: 'main' }, { id: 'next' }] });
    const { user, values } = await renderFields(branch, {
      start: { repoUrl },
      getCredentials: async () => ({ token: 't', headers: {} }),
      autocomplete,
    });
    await user.click(await box('Branch'));
    await user.click(await screen.findByRole('option', { name: 'next' }));
    expect(values()).toEqual({ repoUrl, branch: 'next' });
    expect(autocomplete.mock.calls.at(-1)?.[0]).toEqual(
      expect.objectContaining({ provider, resource: 'branches', context, token: 't' }),
    );
  });

  it('is a text field elsewhere, and required if the template says so', async () => {
    const { user, values, next } = await renderFields(
      { branch: { type: 'string', title: 'Branch', 'ui:field': 'RepoBranchPicker' } },
      { required: ['branch'], start: { repoUrl: 'gitlab.com?owner=acme&repo=web' } },
    );
    await next();
    await waitFor(async () => expect(await text('Branch')).toBeInvalid());
    await user.type(await text('Branch'), 'main{Enter}');
    expect(values()).toMatchObject({ branch: 'main' });
  });
});

describe('RepoOwnerPicker', () => {
  it('suggests the owners of a host, without the excluded ones', async () => {
    const { user, values } = await renderFields(
      {
        owner: {
          type: 'string',
          title: 'Owner',
          'ui:field': 'RepoOwnerPicker',
          'ui:options': { host: 'github.com', excludedOwners: ['old'], requestUserCredentials: credentials },
        },
      },
      {
        getCredentials: async () => ({ token: 't', headers: {} }),
        autocomplete: createAutocomplete({ 'github/owners': [{ id: 'acme' }, { id: 'old' }] }),
      },
    );
    await user.click(await box('Owner'));
    await user.click(await screen.findByRole('option', { name: 'acme' }));
    expect(screen.queryByRole('option', { name: 'old' })).not.toBeInTheDocument();
    expect(values()).toEqual({ owner: 'acme' });
  });
});
