import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { createScmIntegrations, type Entity, type JsonObject } from '#model';
import { scmAuthApiRef, scmIntegrationsApiRef, type ScmAuthApi } from '#sdk';
import type { TestApi } from '#sdk/testing';
import type { CatalogApi } from '../../../catalog/public';
import { createTestCatalog, renderInCatalog } from '../../../catalog/testing/public';
import { type AutocompleteRequest, scaffolderApiRef } from '../../api/ScaffolderApi';
import { splitParameters } from '../../form/schema/splitParameters';
import { TemplateForm } from '../../form/TemplateForm';
import { allFields } from '../definitions/builtInFields';

const fields = new Map(allFields.map((field) => [field.name, field]));

/** What a form is tested with. */
export interface FieldsSurroundings {
  start?: JsonObject;
  required?: string[];
  entities?: readonly Entity[];
  catalog?: Partial<CatalogApi>;
  ownershipEntityRefs?: string[];
  starred?: string[];
  /** The value of `integrations` in the configuration. */
  integrations?: JsonObject;
  autocomplete?: (
    request: AutocompleteRequest,
  ) => Promise<{ results: Array<{ id: string; title?: string }> }>;
  getCredentials?: ScmAuthApi['getCredentials'];
}

/** A form with fields, and its values. */
export interface RenderedFields {
  user: ReturnType<typeof userEvent.setup>;
  values: () => JsonObject;
  secrets: () => JsonObject;
  next: () => Promise<void>;
  isSubmitted: () => boolean;
  catalog: ReturnType<typeof createTestCatalog>;
}

/** Renders a page of a template with the given properties. */
export async function renderFields(
  properties: JsonObject,
  surroundings: FieldsSurroundings = {},
): Promise<RenderedFields> {
  const { start = {}, required = [], entities = [], catalog: overrides } = surroundings;
  const catalog = createTestCatalog(entities, overrides);
  const apis: TestApi[] = [
    [scmIntegrationsApiRef, { load: async () => createScmIntegrations(surroundings.integrations ?? {}) }],
    [scmAuthApiRef, { getCredentials: surroundings.getCredentials ?? refuse }],
    [scaffolderApiRef, { autocomplete: surroundings.autocomplete ?? refuse }],
  ];
  renderInCatalog(<Page page={{ properties, required }} start={start} />, {
    catalogApi: catalog,
    apis,
    ...(surroundings.ownershipEntityRefs && { ownershipEntityRefs: surroundings.ownershipEntityRefs }),
    ...(surroundings.starred && { starred: surroundings.starred }),
  });
  const user = userEvent.setup();
  await waitFor(
    () => {
      if (document.querySelector('[data-label]') === null) throw new Error('The fields are not loaded.');
    },
    { timeout: 15_000 },
  );
  const read = (id: string) => JSON.parse(screen.getByTestId(id).textContent) as JsonObject;
  return {
    user,
    values: () => read('values'),
    secrets: () => read('secrets'),
    next: () => user.click(screen.getByRole('button', { name: 'Next' })),
    isSubmitted: () => screen.queryByText('Submitted') !== null,
    catalog,
  };
}

async function refuse(): Promise<never> {
  throw new Error('Not expected in this test.');
}

function Page({ page, start }: { page: JsonObject; start: JsonObject }) {
  const [split] = useState(() => splitParameters(page, { fieldNames: new Set(fields.keys()) }));
  const [formData, setFormData] = useState<JsonObject>(start);
  const [isSubmitted, setSubmitted] = useState(false);
  const [secrets, setSecrets] = useState<Record<string, string>>({});
  return (
    <TemplateForm
      {...split}
      {...{ formData, fields, secrets }}
      onChange={setFormData}
      onSecretsChange={(next) => setSecrets((current) => ({ ...current, ...next }))}
      onSubmit={() => setSubmitted(true)}
    >
      <button type="submit">Next</button>
      {isSubmitted && <p>Submitted</p>}
      <output data-testid="values">{JSON.stringify(formData)}</output>
      <output data-testid="secrets">{JSON.stringify(secrets)}</output>
    </TemplateForm>
  );
}

/** Creates an entity. */
export function entity(kind: string, name: string, more: Partial<Entity> = {}): Entity {
  return {
    apiVersion: 'backstage.io/v1alpha1',
    kind,
    metadata: { name, namespace: 'default' },
    ...more,
  };
}
