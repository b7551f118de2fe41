import { configure, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import type { Entity } from '#model';
import { entity, renderFields } from '../testing/renderFields';

configure({ asyncUtilTimeout: 8000 });
vi.setConfig({ testTimeout: 30_000 });

const services: Entity[] = Array.from({ length: 300 }, (_, index) =>
  entity('Component', `service-${String(index).padStart(3, '0')}`, { spec: { type: 'service' } }),
);
const people: Entity[] = [
  entity('Group', 'platform', {
    metadata: { name: 'platform', namespace: 'default', title: 'Platform team' },
    relations: [{ type: 'hasMember', targetRef: 'user:default/jane' }],
  }),
  entity('Group', 'web'),
  entity('User', 'jane'),
];
const box = (name: string) => screen.findByRole('combobox', { name: new RegExp(name) });
const options = () => screen.getAllByRole('option').map((option) => option.textContent);

describe('EntityPicker', () => {
  const field = {
    service: {
      type: 'string',
      title: 'Service',
      'ui:field': 'EntityPicker',
      'ui:options': { catalogFilter: { kind: 'Component' } },
    },
  };

  it('searches in the catalog, and chooses with the keyboard', async () => {
    const { user, values, catalog } = await renderFields(field, { entities: [...services, ...people] });
    await user.click(await box('Service'));
    await screen.findByRole('option', { name: /service-000/ });
    expect(screen.getByRole('listbox')).toHaveAccessibleName('Service');
    expect(screen.getAllByRole('option').length).toBeLessThan(30);
    await user.keyboard('service-12');
    await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(10));
    expect(catalog.queries.at(-1)).toMatchObject({
      filter: { kind: 'Component' },
      limit: 50,
      fullTextFilter: { term: 'service-12' },
    });
    await user.keyboard('{ArrowDown}{ArrowDown}');
    const input = await box('Service');
    const active = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
    expect(active).toHaveTextContent('service-121');
    await user.keyboard('{Enter}');
    expect(values()).toEqual({ service: 'component:default/service-121' });
    expect(screen.queryByRole('listbox')).not.toBeInTheDocument();
    expect(input).toHaveValue('service-121');
    expect(input).toHaveFocus();
  });

  it('loads more pages at the end of the list', async () => {
    const { user, catalog } = await renderFields(field, { entities: services });
    await user.click(await box('Service'));
    await screen.findByRole('option', { name: /service-000/ });
    await user.keyboard('{ArrowUp}');
    await waitFor(() => expect(catalog.queries.some((query) => 'cursor' in query)).toBe(true));
  });

  it('keeps an entered text, as a full reference where it is one', async () => {
    const { user, values } = await renderFields({
      one: {
        type: 'string',
        title: 'One',
        'ui:field': 'EntityPicker',
        'ui:options': { defaultKind: 'Component', defaultNamespace: 'prod' },
      },
      two: { type: 'string', title: 'Two', 'ui:field': 'EntityPicker' },
    });
    await user.type(await box('One'), 'checkout{Enter}');
    await user.type(await box('Two'), 'no ref');
    await user.tab();
    expect(values()).toEqual({ one: 'component:prod/checkout', two: 'no ref' });
  });

  it('accepts only entities of the catalog if the template says so', async () => {
    const { user, values } = await renderFields(
      {
        service: {
          ...field.service,
          'ui:options': { catalogFilter: { kind: 'Component' }, allowArbitraryValues: false },
        },
      },
      { entities: services },
    );
    const input = await box('Service');
    await user.type(input, 'other');
    await screen.findAllByText("No entity matches 'other'.");
    await user.tab();
    expect(values()).toEqual({});
    expect(input).toHaveValue('');
  });

  it('reverts with Escape, and clears with its button', async () => {
    const { user, values } = await renderFields(field, {
      entities: services,
      start: { service: 'component:default/service-007' },
    });
    const input = await box('Service');
    await waitFor(() => expect(input).toHaveValue('service-007'));
    await user.type(input, 'xyz{Escape}');
    expect(input).toHaveValue('service-007');
    await user.click(screen.getByRole('button', { name: 'Clear Service' }));
    expect(values()).toEqual({});
  });

  it('says that the entity of its value is not in the catalog, and keeps it', async () => {
    const { values } = await renderFields(field, { start: { service: 'component:default/removed' } });
    expect(await screen.findByText(/'component:default\/removed' is not in the catalog/)).toBeVisible();
    expect(values()).toEqual({ service: 'component:default/removed' });
  });

  it('offers own and starred entities first', async () => {
    const { user } = await renderFields(
      { service: { ...field.service, 'ui:options': {} } },
      {
        entities: [...services, ...people],
        ownershipEntityRefs: ['group:default/platform'],
        starred: ['component:default/service-200'],
      },
    );
    await user.click(await box('Service'));
    expect(await screen.findByText('Suggested')).toBeVisible();
    expect(options().slice(0, 2)).toEqual([
      'Platform teamgroup:default/platform',
      'service-200component:default/service-200',
    ]);
  });

  it('reports a failure, and retries', async () => {
    let fails = true;
    const query = vi.fn(async () => {
      if (fails) throw new Error('The catalog is down.');
      return { items: services.slice(0, 3), totalItems: 3, pageInfo: {} };
    });
    const { user } = await renderFields(field, { catalog: { queryEntities: query } });
    await user.click(await box('Service'));
    expect(await screen.findByRole('alert')).toHaveTextContent('Could not load the entities.');
    fails = false;
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  });

  it('chooses the only entity of a required field', async () => {
    const { values } = await renderFields(
      {
        group: {
          type: 'string',
          title: 'Group',
          'ui:field': 'EntityPicker',
          'ui:options': { catalogFilter: { kind: 'User' }, allowArbitraryValues: false },
        },
      },
      { entities: people, required: ['group'] },
    );
    await waitFor(() => expect(values()).toEqual({ group: 'user:default/jane' }));
    expect(await box('Group')).toBeDisabled();
  });

  it('is disabled by ui:disabled, and shows the description of the template', async () => {
    await renderFields({
      service: { ...field.service, 'ui:disabled': true, 'ui:description': 'What calls it' },
    });
    expect(await box('Service')).toBeDisabled();
    expect(await box('Service')).toHaveAccessibleDescription('What calls it');
  });

  it('marks itself if it is required and empty', async () => {
    const { next } = await renderFields(field, { required: ['service'] });
    await next();
    await waitFor(async () => expect(await box('Service')).toBeInvalid());
  });
});

describe('OwnerPicker', () => {
  it('offers groups and users, and takes a name for a group', async () => {
    const { user, values, catalog } = await renderFields(
      { owner: { type: 'string', title: 'Owner', 'ui:field': 'OwnerPicker' } },
      { entities: people },
    );
    await user.type(await box('Owner'), 'platform');
    await screen.findByRole('option', { name: /Platform team/ });
    expect(catalog.queries.at(-1)).toMatchObject({ filter: { kind: ['Group', 'User'] } });
    await user.clear(await box('Owner'));
    await user.type(await box('Owner'), 'new-team{Enter}');
    expect(values()).toEqual({ owner: 'group:default/new-team' });
  });
});

describe('OwnedEntityPicker', () => {
  it('offers what the user owns', async () => {
    const { user, catalog } = await renderFields(
      {
        mine: {
          type: 'string',
          title: 'Mine',
          'ui:field': 'OwnedEntityPicker',
          'ui:options': { allowedKinds: ['Component'] },
        },
      },
      { entities: services, ownershipEntityRefs: ['user:default/jane', 'group:default/web'] },
    );
    await user.click(await box('Mine'));
    await waitFor(() =>
      expect(catalog.queries.at(-1)).toMatchObject({
        filter: { kind: ['Component'], 'relations.ownedBy': ['user:default/jane', 'group:default/web'] },
      }),
    );
  });
});

describe('MyGroupsPicker', () => {
  it('offers the groups of the user, and says what to do without one', async () => {
    const { user, catalog } = await renderFields({
      team: { type: 'string', title: 'Team', 'ui:field': 'MyGroupsPicker' },
    });
    await user.click(await box('Team'));
    expect((await screen.findAllByText(/You are not a member of a group/))[0]).toBeVisible();
    expect(catalog.queries.at(-1)).toMatchObject({
      filter: { kind: 'Group', 'relations.hasMember': [expect.stringMatching(/^user:/)] },
    });
  });
});

describe('MultiEntityPicker', () => {
  const field = {
    type: 'array',
    title: 'Services',
    'ui:field': 'MultiEntityPicker',
    'ui:options': { catalogFilter: { kind: 'Component' }, defaultKind: 'Component' },
  };

  it('adds and removes entities, up to maxItems', async () => {
    const { user, values } = await renderFields(
      { services: { ...field, maxItems: 2 } },
      { entities: services },
    );
    await user.click(await box('Services'));
    await user.click(await screen.findByRole('option', { name: /service-001/ }));
    await user.click(await screen.findByRole('option', { name: /service-002/ }));
    expect(screen.getByRole('listbox')).toHaveAttribute('aria-multiselectable', 'true');
    expect(screen.getByRole('option', { name: /service-003/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText('You can select up to 2 entities.')).toBeVisible();
    await user.click(screen.getByRole('option', { name: /service-003/ }));
    expect(values()).toEqual({
      services: ['component:default/service-001', 'component:default/service-002'],
    });
    await user.keyboard('{Backspace}');
    expect(values()).toEqual({ services: ['component:default/service-001'] });
    await user.keyboard('{ArrowDown}{Enter}');
    expect(values()).toEqual({
      services: ['component:default/service-001', 'component:default/service-000'],
    });
    await user.keyboard('{Enter}');
    expect(values()).toEqual({ services: ['component:default/service-001'] });
    await user.click(screen.getByRole('button', { name: 'Remove service-001' }));
    expect(values()).toEqual({ services: [] });
  });

  it('keeps arbitrary values, and refuses those that are not refs', async () => {
    const { user, values, next } = await renderFields({ services: { ...field, 'ui:options': {} } });
    await user.type(await box('Services'), 'component:default/new{Enter}no ref{Enter}');
    expect(values()).toEqual({ services: ['component:default/new', 'no ref'] });
    await next();
    const errors = await screen.findAllByText('no ref is not a valid entity ref');
    expect(errors[0]).toBeVisible();
  });
});

describe('EntityNamePicker', () => {
  const message =
    'Must start and end with an alphanumeric character, and contain only alphanumeric characters, hyphens, underscores, and periods. Maximum length is 63 characters.';

  it.each([
    ['a', true],
    ['Web_shop-1.2', true],
    ['x'.repeat(63), true],
    ['x'.repeat(64), false],
    ['-web', false],
    ['web.', false],
    ['web shop', false],
  ])('validates %j: %j', async (name, isValid) => {
    const { next, isSubmitted } = await renderFields(
      { name: { type: 'string', title: 'Name', 'ui:field': 'EntityNamePicker' } },
      { start: { name } },
    );
    await next();
    await waitFor(() =>
      expect([isSubmitted(), screen.queryAllByText(message).length > 0]).toEqual([isValid, !isValid]),
    );
  });
});

describe('EntityNamePicker with a kind', () => {
  it.each([
    ['web', false],
    ['web-2', true],
  ])('checks that the name %j is not taken: %j', async (name, isValid) => {
    const field = {
      type: 'string',
      title: 'Name',
      'ui:field': 'EntityNamePicker',
      'ui:options': { kind: 'Component' },
    };
    const { next, isSubmitted } = await renderFields(
      { name: field },
      { start: { name }, entities: [entity('Component', 'web')] },
    );
    await next();
    const message = "Component 'web' exists already. Use another name.";
    await waitFor(() =>
      expect([isSubmitted(), screen.queryAllByText(message).length > 0]).toEqual([isValid, !isValid]),
    );
  });
});

describe('EntityTagsPicker', () => {
  const tagged = (name: string, ...tags: string[]) =>
    entity('Component', name, { metadata: { name, namespace: 'default', tags } });
  const field = { type: 'array', title: 'Tags', 'ui:field': 'EntityTagsPicker' };

  it('adds tags in lower case, without duplicates, and flags invalid ones', async () => {
    const { user, values } = await renderFields({ tags: field });
    const input = await box('Tags');
    await user.type(input, ' Java {Enter}java{Enter}c++{Enter}');
    expect(values()).toEqual({ tags: ['java', 'c++'] });
    await user.type(input, 'not valid{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent("'not valid' is not a valid tag.");
    expect(input).toBeInvalid();
    expect(input).toHaveValue('not valid');
    expect(values()).toEqual({ tags: ['java', 'c++'] });
    await user.type(input, '{Backspace}');
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does not continue with a text that is not a tag', async () => {
    const { user, next, isSubmitted, values } = await renderFields({ tags: field });
    const input = await box('Tags');
    await user.type(input, 'not valid');
    await next();
    const summary = await screen.findByRole('alert', { name: '' });
    expect(summary).toHaveTextContent("One value needs your attentionTags: 'not valid' is not a valid tag.");
    // Once at the field, and once in the summary.
    expect(screen.getAllByText(/'not valid' is not a valid tag/)).toHaveLength(2);
    expect(isSubmitted()).toBe(false);
    await user.clear(input);
    await user.type(input, 'valid');
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
    await next();
    await screen.findByText('Submitted');
    expect(values()).toEqual({ tags: ['valid'] });
  });

  it('offers the tags of the catalog with their counts, the most frequent ones first', async () => {
    const { user } = await renderFields(
      {
        tags: {
          ...field,
          'ui:options': { showCounts: true, kinds: ['Component'], helperText: 'Two at most' },
        },
      },
      { entities: [tagged('a', 'go', 'java'), tagged('b', 'java'), tagged('c', 'java', 'rust', 'go')] },
    );
    await user.click(await box('Tags'));
    await screen.findByRole('option', { name: 'java (3)' });
    expect(options()).toEqual(['java (3)', 'go (2)', 'rust (1)']);
    expect(screen.getByText('Two at most')).toBeVisible();
  });
});
