import { afterAll, describe, expect, it } from 'vitest';
import type { JsonObject, JsonValue } from '#model';
import { createTemplateRenderer } from './createTemplateRenderer';
import { createTemplateThreads } from './createTemplateThreads';

const threads = createTemplateThreads({ threads: 1 });
const limits = { timeMs: 5000, memoryBytes: 64 * 1024 * 1024, outputBytes: 1024 * 1024 };
afterAll(() => threads.stop());

async function renderValue(value: JsonValue, context: JsonObject = {}): Promise<JsonValue> {
  const session = await createTemplateRenderer(threads).open(limits);
  return session.renderValue(value, context);
}

async function renderTemplate(text: string, values: JsonObject, options = {}): Promise<string> {
  const session = await createTemplateRenderer(threads).open(limits);
  return session.renderTemplate(text, values, options);
}

describe('values', () => {
  const context: JsonObject = {
    parameters: {
      name: 'website',
      count: 3,
      isPublic: false,
      tags: ['java', 'data'],
      owner: 'group:platform',
      repoUrl: 'github.com?owner=acme&repo=website',
    },
    steps: { fetch: { output: { entity: { metadata: { name: 'x' } } } } },
    secrets: { token: 'hidden' },
  };

  it.each<[string, JsonValue]>([
    ['${{ parameters.name }}', 'website'],
    ['${{ parameters.count }}', 3],
    ['${{ parameters.isPublic }}', false],
    ['${{ parameters.tags }}', ['java', 'data']],
    ['${{ parameters }}', context['parameters'] ?? null],
    ['${{ parameters.count }} of ${{ parameters.name }}', '3 of website'],
    ['${{ parameters.name | upper }}!', 'WEBSITE!'],
    ['${{ parameters.count > 2 }}', true],
    ['${{ parameters.missing }}', null],
    ['${{ parameters.missing or "none" }}', 'none'],
    ['${{ steps.fetch.output.entity.metadata.name }}', 'x'],
    ["${{ steps['fetch'].output.entity.metadata.name }}", 'x'],
    ['${{ parameters.name if parameters.isPublic else "private" }}', 'private'],
    ['{% if parameters.isPublic %}a{% else %}b{% endif %}', 'b'],
    ['{{ parameters.name }}', '{{ parameters.name }}'],
    ['${{ parameters.repoUrl | parseRepoUrl }}', { host: 'github.com', owner: 'acme', repo: 'website' }],
    ['${{ (parameters.repoUrl | parseRepoUrl).repo }}', 'website'],
    ["${{ parameters.repoUrl | parseRepoUrl | pick('owner') }}", 'acme'],
    ['${{ parameters.repoUrl | projectSlug }}', 'acme/website'],
    ['${{ parameters.owner | parseEntityRef }}', { kind: 'group', namespace: 'default', name: 'platform' }],
    [
      '${{ "techdocs" | parseEntityRef({ defaultKind: "group", defaultNamespace: "other" }) }}',
      { kind: 'group', namespace: 'other', name: 'techdocs' },
    ],
    ["${{ parameters.owner | parseEntityRef | pick('name') }}", 'platform'],
    ['${{ secrets.token }}', 'hidden'],
    ['plain', 'plain'],
  ])('%s', async (text, expected) => {
    expect(await renderValue(text, context)).toEqual(expected);
  });

  it('renders objects and lists in depth, and removes empty results', async () => {
    expect(
      await renderValue(
        {
          a: ['${{ parameters.count }}', { b: '${{ parameters.name }}' }],
          gone: '${{ parameters.missing }}',
          empty: '',
        },
        context,
      ),
    ).toEqual({ a: [3, { b: 'website' }] });
  });

  it('keeps a text that cannot be rendered, and reports why', async () => {
    const problems: string[] = [];
    const session = await createTemplateRenderer(threads).open(limits);
    const value = await session.renderValue('${{ parameters.name | unknownFilter }}', context, (problem) =>
      problems.push(problem),
    );
    expect(value).toBe('${{ parameters.name | unknownFilter }}');
    expect(problems.join()).toContain('filter not found: unknownFilter');
  });

  it('does not let one call affect the next', async () => {
    await renderValue('${{ range.constructor("globalThis.answer = () => 1; JSON.parse = () => 2")() }}');
    await renderValue('${{ [].constructor.prototype.join.constructor("Object.prototype.polluted = 1")() }}');
    expect(await renderValue('${{ {}.polluted }}-${{ parameters.name }}', context)).toBe('-website');
  });
});

describe('files', () => {
  it('renders values, loops, conditions and comments', async () => {
    expect(
      await renderTemplate(
        '# ${{ values.name }}\n{% for tag in values.tags %}- ${{ tag }}\n{% endfor %}{# no #}{{ kept }}\n',
        {
          values: { name: 'A', tags: ['x', 'y'] },
        },
      ),
    ).toBe('# A\n- x\n- y\n{{ kept }}\n');
  });

  it('does not escape HTML', async () => {
    expect(await renderTemplate('${{ values.a }}', { values: { a: '<b>&</b>' } })).toBe('<b>&</b>');
  });

  it('trims blocks if it is asked to', async () => {
    const text = 'a\n  {% if true %}\nb\n  {% endif %}\n';
    expect(await renderTemplate(text, {})).toBe('a\n  \nb\n  \n');
    expect(await renderTemplate(text, {}, { trimBlocks: true, lstripBlocks: true })).toBe('a\nb\n');
  });

  it('renders templates of cookiecutter', async () => {
    const text =
      '{{ cookiecutter.name }} {{ cookiecutter.tags | jsonify }} {{ cookiecutter.tags[0:1] }} {{ True }} ${{ x }}';
    const values = { cookiecutter: { name: 'abc', tags: ['x', 'y'] } };
    expect(await renderTemplate(text, values, { cookiecutterCompat: true })).toBe('abc ["x","y"] x true $');
  });

  it('reports the line of a mistake', async () => {
    await expect(renderTemplate('a\n${{ values.x | }}', {})).rejects.toThrow(/\[Line 2, Column \d+\]/);
  });
});
