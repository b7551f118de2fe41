import { readFile } from 'node:fs/promises';
import { Validator } from '@cfworker/json-schema';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '#model';
import { allFields } from './builtInFields';

const page = await readFile('docs/administrators/template-fields.md', 'utf8');
const examples = [...page.matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, yaml = '']) => Object.values(parse(yaml) as Record<string, JsonObject>)[0] ?? {},
);
const propertiesOf = (schema: JsonObject | undefined) =>
  Object.keys((schema?.['properties'] ?? {}) as object);

describe('The documentation of the fields', () => {
  it('has an example of every field', () => {
    const shown = new Set(examples.map((example) => example['ui:field']));
    expect(shown).toEqual(new Set(allFields.map(({ name }) => name)));
  });

  it.each(allFields.map((field) => [field.name, field] as const))(
    'names every option of %s',
    (_name, field) => {
      const missing = propertiesOf(field.schema?.uiOptions).filter(
        (option) => !page.includes(`\`${option}\``),
      );
      expect(missing).toEqual([]);
    },
  );

  it.each(examples.map((example, index) => [index, example] as const))(
    'shows valid options in example %i',
    (_index, example) => {
      const { uiOptions, returnValue } =
        allFields.find(({ name }) => name === example['ui:field'])?.schema ?? {};
      const options = (example['ui:options'] ?? {}) as JsonObject;
      const unknown = Object.keys(options).filter((option) => !propertiesOf(uiOptions).includes(option));
      expect(unknown).toEqual([]);
      expect(new Validator((uiOptions ?? {}) as object, '2020-12').validate(options).errors).toEqual([]);
      expect(example['type']).toBe(returnValue?.['type']);
    },
  );

  it('has schemas that refuse wrong options', () => {
    const refuse = (name: string, options: JsonObject): boolean => {
      const schema = allFields.find((field) => field.name === name)?.schema?.uiOptions;
      return !new Validator(schema ?? {}, '2020-12').validate(options).valid;
    };
    expect(refuse('RepoUrlPicker', { allowedHosts: 'github.com' })).toBe(true);
    expect(refuse('RepoUrlPicker', { requestUserCredentials: {} })).toBe(true);
    expect(refuse('EntityPicker', { catalogFilter: { kind: { exists: false } } })).toBe(true);
    expect(refuse('EntityTagsPicker', { showCounts: 'yes' })).toBe(true);
  });
});
