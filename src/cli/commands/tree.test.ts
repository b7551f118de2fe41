import { beforeAll, describe, expect, it } from 'vitest';
import { runCommand } from '../testing/runCommand';
import type { DescribedNode } from '../tree/describeTree';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('../app/loadApp'), 60_000);

const files = {
  'config/app-config.yaml': `app:
  extensions:
    - theme:app/dark: false
    - page:catalog
    - entity-card:catalog/labels:
        attachTo: { id: page:catalog/entity, input: contents }
        config: { type: content }
    - entity-card:catalog/links: {attachTo: {id: page:nowhere, input: cards}}
`,
};

function listNodes(node: DescribedNode): DescribedNode[] {
  return [node, ...Object.values(node.attachments).flatMap((nodes) => nodes.flatMap(listNodes))];
}

describe('trellis tree', () => {
  it('prints the tree with inputs, disabled extensions and orphans, and the places that set them', async () => {
    const { code, printed } = await runCommand(['tree'], files);
    expect(code).toBe(0);
    expect(printed).toMatch(/^root\n {2}app:\n {4}app\n {6}root:\n/);
    expect(printed).toMatch(/ theme:app\/dark \(disabled\) {2}disabled: config\/app-config\.yaml:3:7\n/);
    expect(printed).toMatch(/ page:catalog {2}named: config\/app-config\.yaml:4:7\n/);
    expect(printed).toMatch(/labels[^\n]*\n? +moved, configured: config\/app-config\.yaml:5:7\n/);
    expect(printed).toMatch(/ theme:app\/light\n/);
    expect(printed).toMatch(
      /\norphans\n {2}entity-card:catalog\/links \(absent\) → page:nowhere, cards\s+moved: config\/app-config\.yaml:8:7\n/,
    );
    for (const line of printed.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
  });

  it('prints the same as JSON, with the place of each setting', async () => {
    const { printed } = await runCommand(['tree', '--format', 'json'], files);
    const { root, orphans } = JSON.parse(printed);
    const nodes = new Map(listNodes(root).map((node) => [node.id, node]));
    expect(root.id).toBe('root');
    expect(nodes.get('theme:app/dark')).toMatchObject({
      state: 'disabled',
      plugin: 'app',
      outputs: [],
      origin: { disabled: { line: 3, column: 23 }, named: { line: 3, column: 7 } },
    });
    expect(nodes.get('theme:app/light')).toMatchObject({
      state: 'present',
      outputs: ['core.theme.theme'],
      origin: {},
    });
    expect(nodes.get('entity-card:catalog/labels')?.origin).toMatchObject({
      moved: { file: 'config/app-config.yaml', line: 6 },
      configured: { file: 'config/app-config.yaml', line: 7 },
    });
    expect(nodes.get('app/layout')).toMatchObject({ attachTo: { id: 'app/root', input: 'children' } });
    expect(orphans).toMatchObject([{ id: 'entity-card:catalog/links', state: 'absent' }]);
  });
});
