import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/runCommand';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('../app/loadApp'), 60_000);

const files = {
  'a.yaml': `app:
  extensions:
    - page:user-settings
    - page:catalog:
        config: { path: /catalog, pagination: { mode: cursor, limit: 20 } }
    - theme:app/dark: false
`,
  'b.yaml': `app:
  extensions:
    - page:catalog:
        config:
          title: Software
          pagination: { mode: cursor, limit: 50 }
    - page:user-settings
    - entity-card:catalog/labels: { attachTo: { id: page:catalog/entity, input: contents } }
`,
};

describe('trellis diff', () => {
  it('prints changed configs, moved, switched and reordered extensions, with their places', async () => {
    const { code, printed } = await runCommand(['diff', 'a.yaml', 'b.yaml'], files);
    expect(code).toBe(1);
    const blocks = printed.split('\n\n');
    expect(blocks).toContain(
      [
        'page:catalog',
        '  config path  a.yaml:5:19',
        '    - "/catalog"',
        '    + (default)',
        '  config pagination.limit  b.yaml:6:39',
        '    - 20',
        '    + 50',
        '  config title  b.yaml:5:11',
        '    - (default)',
        '    + "Software"',
      ].join('\n'),
    );
    expect(blocks).toContain(
      [
        'entity-card:catalog/labels',
        '  moved  b.yaml:8:37',
        '    - entity-content:catalog/overview, cards',
        '    + page:catalog/entity, contents',
      ].join('\n'),
    );
    expect(blocks).toContain('theme:app/dark\n  enabled  a.yaml:6:23');
    expect(printed).toMatch(
      /app\/routes, order of routes\n {2}page:(user-settings|catalog) comes (after|first)/,
    );
    expect(blocks.at(-1)).toMatch(/^1 moved, 1 configured differently, 1 enabled, [^]*reordered\.$/);
    for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('prints the same as JSON', async () => {
    const { code, printed } = await runCommand(['diff', 'a.yaml', 'b.yaml', '--format', 'json'], files);
    expect(code).toBe(1);
    const { added, removed, changed } = JSON.parse(printed);
    expect([added, removed]).toEqual([[], []]);
    expect(changed).toContainEqual({
      id: 'theme:app/dark',
      switched: { to: 'enabled', where: expect.objectContaining({ file: 'a.yaml', line: 6 }) },
    });
  });

  it('accepts lists of files, and reports identical trees', async () => {
    const { code, printed } = await runCommand(['diff', 'a.yaml', 'a.yaml,c.yaml'], {
      ...files,
      'c.yaml': 'app: { title: Acme }',
    });
    expect([code, printed]).toEqual([0, 'The trees are identical.']);
  });

  it('requires two readable configurations', async () => {
    expect(await runCommand(['diff', 'a.yaml'], files)).toMatchObject({
      code: 2,
      notices: expect.stringContaining("'trellis diff' requires <B>"),
    });
    expect(await runCommand(['diff', 'a.yaml', 'nope.yaml'], files)).toMatchObject({
      code: 2,
      notices: expect.stringContaining("The configuration file 'nope.yaml' does not exist."),
    });
  });
});
