import type { JsonSchema } from '#config/schema';
import { listAlternatives } from './listAlternatives';

const words: Record<string, string> = {
  string: 'a string',
  number: 'a number',
  integer: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a map',
  null: 'nothing',
};

/** Describes the valid values, to complete the sentence "Must be …". */
export function describeWanted(schema: JsonSchema): string {
  if (typeof schema['wanted'] === 'string') return schema['wanted'];
  const forms = listAlternatives(schema).flatMap((form) =>
    form.enum
      ? form.enum.map((word) => (typeof word === 'string' ? `'${word}'` : String(word)))
      : [word(form)],
  );
  const last = forms.pop() ?? 'something';
  return forms.length > 0 ? `${forms.join(', ')} or ${last}` : last;
}

function word({ type, items }: JsonSchema): string {
  if (type === 'array' && items?.type === 'string' && !items.enum) return 'a list of strings';
  return words[String(type)] ?? 'something else';
}
