import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import type { JsonObject } from '#model';
import { renderInTestApp } from '#sdk/testing';
import { TrellisThemeProvider } from '#ui';
import { createFormField } from '../blueprints/formField';
import { splitParameters } from './schema/splitParameters';
import { TemplateForm } from './TemplateForm';

const colorField = createFormField<string>({
  name: 'ColorPicker',
  component: ({ formData, onChange, idSchema, schema, formContext }) => (
    <>
      <label htmlFor={idSchema.$id}>{schema['title'] as string}</label>
      <input id={idSchema.$id} value={formData ?? ''} onChange={({ target }) => onChange(target.value)} />
      <output>{JSON.stringify(formContext.formData)}</output>
    </>
  ),
  validation(value, field) {
    if (value === 'beige') field.addError('Choose a brighter color.');
  },
});
const fields = new Map([[colorField.name, colorField]]);

function Page({
  page,
  onSubmit,
  start = {},
}: {
  page: JsonObject;
  onSubmit: (data: JsonObject) => void;
  start?: JsonObject;
}) {
  const [split] = useState(() => splitParameters(page, { fieldNames: new Set(fields.keys()) }));
  const [formData, setFormData] = useState<JsonObject>(start);
  return (
    <TrellisThemeProvider variant="light">
      <TemplateForm {...split} {...{ formData, fields, onSubmit }} onChange={setFormData}>
        <button type="submit">Next</button>
      </TemplateForm>
      <pre>{JSON.stringify(formData)}</pre>
    </TrellisThemeProvider>
  );
}

function show(page: JsonObject, start?: JsonObject) {
  const onSubmit = vi.fn<(data: JsonObject) => void>();
  renderInTestApp(<Page page={page} onSubmit={onSubmit} {...(start && { start })} />);
  return { onSubmit, next: () => userEvent.click(screen.getByRole('button', { name: 'Next' })) };
}

it('does not repeat the help of a field in its error', async () => {
  const { next } = show({
    properties: {
      name: {
        type: 'string',
        title: 'Name',
        minLength: 3,
        errorMessage: 'Too short. Use a to z.',
        'ui:help': 'Use `a` to `z`.',
      },
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(await screen.findByText(/^Use/)).toBeVisible();
  await userEvent.type(name, 'ab');
  await next();
  await screen.findByRole('alert');
  // In the summary, and at the field.
  expect(screen.getAllByText(/Use a to z\./)).toHaveLength(2);
  expect(name).toHaveAccessibleDescription('Too short. Use a to z.');
});

it('describes a secret in Markdown', async () => {
  show({
    properties: {
      token: { type: 'string', title: 'Token', 'ui:field': 'Secret', description: 'Of **your** account' },
    },
  });
  expect(await screen.findByText('your')).toHaveProperty('tagName', 'STRONG');
  expect(screen.getByLabelText('Token')).toHaveAccessibleDescription('Of your account');
});

it('numbers the items of lists, which are not marked as required', async () => {
  show(
    {
      properties: {
        pages: { type: 'array', title: 'Pages', items: { type: 'string' } },
        hosts: { type: 'array', title: 'Hosts', items: { type: 'string', title: 'Host' } },
      },
    },
    { pages: ['a', 'b'], hosts: ['c'] },
  );
  expect(await screen.findByRole('textbox', { name: 'Pages 1' })).toHaveValue('a');
  expect(screen.getByRole('textbox', { name: 'Pages 2' })).toHaveValue('b');
  expect(screen.getByRole('textbox', { name: 'Host 1' })).toHaveValue('c');
  expect(screen.queryByText('*')).toBeNull();
});

it('fills in defaults, and submits valid values', async () => {
  const { onSubmit, next } = show({
    required: ['name'],
    properties: {
      name: { type: 'string', title: 'Name', 'ui:autofocus': true, description: 'Of the **service**' },
      port: { type: 'integer', title: 'Port', default: 8080 },
      public: { type: 'boolean', title: 'Public', default: false },
      size: { type: 'string', title: 'Size', enum: ['s', 'l'], enumNames: ['Small', 'Large'], default: 's' },
    },
  });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  expect(name).toHaveFocus();
  await next();
  expect(await screen.findByRole('alert')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Name: Enter a value.');
  expect(name).toBeInvalid();
  await userEvent.click(screen.getByRole('link', { name: 'Name' }));
  expect(name).toHaveFocus();
  await userEvent.type(name, 'shop');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Size' }), 'Large');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Public' }));
  await next();
  await waitFor(() =>
    expect(onSubmit).toHaveBeenCalledWith({ name: 'shop', port: 8080, public: true, size: 'l' }),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

it('shows custom fields with their errors, and unknown fields as text with a note', async () => {
  const { onSubmit, next } = show({
    properties: {
      color: { type: 'string', title: 'Color', 'ui:field': 'ColorPicker' },
      planet: { title: 'Planet', 'ui:field': 'PlanetPicker' },
    },
  });
  expect(await screen.findByText(/does not have/)).toHaveTextContent('ui:field: PlanetPicker');
  await userEvent.type(screen.getByRole('textbox', { name: 'Planet' }), 'Mars');
  await userEvent.type(screen.getByRole('textbox', { name: 'Color' }), 'beige');
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('Color: Choose a brighter color.');
  await userEvent.clear(screen.getByRole('textbox', { name: 'Color' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Color' }), 'red');
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  await next();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ color: 'red', planet: 'Mars' }));
});

it('shows the fields that conditions and dependencies ask for, and removes their values with them', async () => {
  const { onSubmit, next } = show({
    properties: {
      kind: { type: 'string', title: 'Kind', enum: ['service', 'library'] },
      deploy: { type: 'boolean', title: 'Deploy' },
    },
    if: { properties: { kind: { const: 'service' } }, required: ['kind'] },
    // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
    then: { properties: { port: { type: 'number', title: 'Port' } } },
    dependencies: {
      deploy: {
        oneOf: [
          { properties: { deploy: { const: false } } },
          {
            properties: {
              deploy: { const: true },
              region: { type: 'string', title: 'Region', 'ui:widget': 'textarea' },
            },
          },
        ],
      },
    },
  });
  const kind = await screen.findByRole('combobox', { name: 'Kind' });
  expect(screen.queryByLabelText('Port')).toBeNull();
  await userEvent.selectOptions(kind, 'service');
  expect(await screen.findByLabelText('Port')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deploy' }));
  const region = await screen.findByRole('textbox', { name: 'Region' });
  expect(region).toHaveProperty('tagName', 'TEXTAREA');
  await userEvent.type(region, 'eu');
  await next();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ kind: 'service', deploy: true, region: 'eu' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Deploy' }));
  await next();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ kind: 'service', deploy: false }));
});

it('fills in the defaults of conditions in allOf, and starts the lists of custom fields empty', async () => {
  const { onSubmit, next } = show({
    required: ['colors', 'style'],
    properties: {
      style: { type: 'string', title: 'Style', default: 'plain' },
      colors: { type: 'array', title: 'Colors', minItems: 1, 'ui:field': 'ColorPicker' },
    },
    allOf: [
      {
        if: { properties: { style: { const: 'plain' } } },
        // oxlint-disable-next-line unicorn/no-thenable -- A keyword of JSON Schema.
        then: { properties: { size: { type: 'string', title: 'Size', default: 'small' } } },
      },
    ],
  });
  expect(await screen.findByRole('textbox', { name: 'Size' })).toHaveValue('small');
  await next();
  expect(await screen.findByRole('alert')).toHaveTextContent('Colors: Enter a value.');
  expect(onSubmit).not.toHaveBeenCalled();
});

it('adds, orders and removes items of lists', async () => {
  const { onSubmit, next } = show({
    properties: {
      hosts: {
        type: 'array',
        title: 'Hosts',
        items: {
          type: 'object',
          required: ['host'],
          properties: { host: { type: 'string', title: 'Host' } },
        },
      },
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Add item' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add item' }));
  const group = screen.getByRole('group', { name: 'Hosts' });
  const [first, second] = within(group).getAllByRole('textbox', { name: 'Host' });
  await userEvent.type(first!, 'a');
  await userEvent.type(second!, 'b');
  await userEvent.tab();
  await userEvent.click(within(group).getAllByRole('button', { name: 'Move up' })[1]!);
  await next();
  await waitFor(() => expect(onSubmit).toHaveBeenCalledWith({ hosts: [{ host: 'b' }, { host: 'a' }] }));
  await userEvent.click(within(group).getAllByRole('button', { name: 'Remove' })[0]!);
  await next();
  await waitFor(() => expect(onSubmit).toHaveBeenLastCalledWith({ hosts: [{ host: 'a' }] }));
});
