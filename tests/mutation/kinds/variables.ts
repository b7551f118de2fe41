import { type Base, replaceSpan } from '../base';
import type { Mutant } from '../mutant';
import type { Random } from '../random';

const templates = [
  '${HARBOUR_VALUE}',
  "'${HARBOUR_VALUE}'",
  'before-${HARBOUR_VALUE}',
  '${A:-${HARBOUR_VALUE}}',
];

/** Values with a variable that is not set. */
export function missVariables(base: Base, random: Random): Mutant[] {
  const values = base.sites.filter(
    ({ data, key }) => key && typeof data !== 'object' && !(typeof data === 'string' && data.includes('$')),
  );
  return random.sample(values, 20).map((site) => {
    // In flow style, braces must be quoted.
    const template = site.isFlow ? "'${HARBOUR_VALUE}'" : random.pick(templates);
    return {
      kind: 'missing variable',
      base: base.name,
      change: `${site.path.join('.')}: ${template}`,
      text: replaceSpan(base.text, site.value, template),
      lines: [base.lineAt(site.value[0])],
    };
  });
}
