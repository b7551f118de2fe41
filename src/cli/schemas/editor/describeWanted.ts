import type { JsonSchema } from '#config/schema';
import { listAlternatives } from './listAlternatives';

const typeNames: Record<string, string> = {
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
  const alternatives = listAlternatives(schema);
  const areMapsAlike = alternatives.filter(({ type }) => type === 'object').length < 2;
  const words = alternatives.flatMap((form) => {
    if (form.enum) return form.enum.map(quote);
    return areMapsAlike || form.type !== 'object' ? [word(form)] : [describeMap(form)];
  });
  const forms = [...new Set(words)];
  const last = forms.pop() ?? 'something';
  return forms.length > 0 ? `${forms.join(', ')} or ${last}` : last;
}

/** Names the keys by which a map differs from the other valid maps. */
function describeMap({ required = [] }: JsonSchema): string {
  return required.length > 0 ? `a map with ${required.map(quote).join(' and ')}` : 'a map';
}

function quote(word: unknown): string {
  return typeof word === 'string' ? `'${word}'` : String(word);
}

function word({ type, items }: JsonSchema): string {
  if (type === 'array' && items?.type === 'string' && !items.enum) return 'a list of strings';
  return typeNames[String(type)] ?? 'something else';
}
