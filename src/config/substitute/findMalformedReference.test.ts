import { describe, expect, it } from 'vitest';
import { findMalformedReference } from './findMalformedReference';

const find = (text: string, set: readonly string[] = []) =>
  findMalformedReference(text, (name) => set.includes(name));

describe('a malformed reference to a variable', () => {
  it.each([
    ['${X', 'X', false],
    ['${X:-y', 'X', true],
    ['${X-y', 'X', true],
    ['http://${HOST:3000/path', 'HOST', false],
    ['${X)', 'X', false],
    ['${X]', 'X', false],
    ['${X}}', 'X', false],
    ['${X:-y}}', 'X', true],
    ['$X}', 'X', false],
    ['https://$HOST}/x', 'HOST', false],
    ['$(X)', 'X', false],
    ['$(X:-y)', 'X', true],
    ['https://$(HOST)/x', 'HOST', false],
    ['$[X]', 'X', false],
    ['$<X>', 'X', false],
    ['$X', 'X', false],
    ['$GITHUB_TOKEN', 'GITHUB_TOKEN', false],
    ['https://$HOST', 'HOST', false],
    ['https://$HOST:$PORT/x', 'HOST', false],
    ['postgres://me:$PASSWORD@db/x', 'PASSWORD', false],
    ['${{ X }}', 'X', false],
    ['${{X}}', 'X', false],
    ['${{ secrets.token }}', 'token', false],
    ['${{ env.HOST }}', 'HOST', false],
    ['{{ X }}', 'X', false],
    ['{X}', 'X', false],
    ['#{X}', 'X', false],
    ['%X%', 'X', false],
    ['${A} and ${B', 'B', false],
  ])('%s is found', (text, name, hasDefault) => {
    expect(find(text)).toMatchObject({ name, hasDefault });
  });

  it('is a lowercase name only if this variable is set', () => {
    expect(find('$home')).toBeUndefined();
    expect(find('$home', ['home'])).toMatchObject({ name: 'home' });
  });

  it.each([
    '',
    'plain',
    '${X}',
    '${ X }',
    '${X:-y}',
    '${X:-}',
    '${A:-${B:-c}}',
    '${A:-{"a":1}}',
    '{"a": "${X}"}',
    '$${X}',
    '$${X:-y}',
    '$${{ X }}',
    'pa$$word',
    'pa$word',
    'P4$$W0RD',
    'abc$DEF',
    '$ecret',
    '$',
    '$5',
    '$1',
    '$100',
    'US$',
    '100 $ {A}',
    '^foo$',
    '^(a|b)$',
    '^[A-Z]{2}$',
    String.raw`^\$\{.*\}$`,
    '^/api/(.*)$|^/x$',
    '/$1/$2',
    '$.items[0].name',
    '${{ parameters.name }}',
    '${{ steps.fetch.output.url }}',
    '${{ user.entity.metadata.name }}',
    '{{ inputs.parameters.x }}',
    '{{ name }}',
    '{name}',
    '#{name}',
    '50%',
    '%20%',
    'a%2Fb%2Fc',
    '#fff',
    'https://a/$batch?$filter=x',
    '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy',
  ])('%s is not one', (text) => {
    expect(find(text)).toBeUndefined();
  });
});
