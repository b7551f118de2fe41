import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonObject } from '#model';
import { splitParameters } from '../form/schema/splitParameters';

const file = join(import.meta.dirname, '../../../docs/administrators/template-forms.md');
const examples = [...readFileSync(file, 'utf8').matchAll(/```yaml\n(.*?)```/gs)].map(
  ([, text]) => text ?? '',
);

it('there are examples', () => expect(examples.length).toBeGreaterThan(8));

it.each(examples)('the form has everything that an example uses: %s', (text) => {
  const { parameters } = parse(text) as { parameters: JsonObject | JsonObject[] };
  for (const page of [parameters].flat()) {
    const { schema, uiSchema } = splitParameters(page, { isFlagActive: () => true });
    expect(Object.keys(schema['properties'] ?? {})).not.toEqual([]);
    expect(JSON.stringify(uiSchema)).not.toContain('ui:unknown');
  }
});
