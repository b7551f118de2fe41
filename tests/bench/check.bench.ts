import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Figure } from './web.mjs';

const lines = 5000;
const extensions = 500;
const runs = 5;

/** Measures the duration of `trellis check`, including the start of the process. Uses the fastest of a few runs. */
export function benchCheck(): Figure[] {
  const folder = mkdtempSync(join(tmpdir(), 'trellis-bench-'));
  try {
    return [
      { name: `check of ${lines} lines without mistakes`, ...measure(folder, writeGood()) },
      { name: `check of ${lines} lines, ${extensions} mistakes`, ...measure(folder, writeBroken()) },
    ];
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Installed extensions with long filters. */
function writeGood(): string {
  const cards = ['about', 'links', 'labels', 'depends-on-components', 'has-components'];
  const written = ['app:', '  extensions:'];
  for (const [index, card] of cards.entries()) {
    written.push(
      `    - entity-card:catalog/${card}:`,
      '        config:',
      '          filter:',
      '            $any:',
    );
    const end = Math.round((lines / cards.length) * (index + 1));
    while (written.length < end)
      written.push('              - kind: component', `                spec.type: type-${written.length}`);
  }
  return written.join('\n');
}

/** Five hundred extensions that are not installed. Each problem has an excerpt, a suggestion and a fix. */
function writeBroken(): string {
  const entries = Array.from({ length: extensions }, (_, index) => [
    `    - entity-card:acme-${index}/overview:`,
    '        attachTo:',
    '          id: entity-content:catalog/overview',
    '          input: cards',
    '        disabled: false',
    '        config:',
    '          type: content',
    '          filter:',
    '            kind: component',
    `            spec.type: service-${index}`,
  ]);
  return ['app:', '  extensions:', ...entries.flat()].join('\n');
}

function measure(folder: string, yaml: string): Omit<Figure, 'name'> {
  const file = join(folder, 'app-config.yaml');
  writeFileSync(file, `${yaml}\n`);
  const times = Array.from({ length: runs }, () => {
    const began = performance.now();
    const { status, stderr } = spawnSync(process.execPath, ['src/cli/bin.mjs', 'check', '--config', file]);
    if (status !== 0) throw new Error(`The check exited with code ${status}. ${stderr.toString()}`);
    return performance.now() - began;
  });
  return { value: Math.min(...times), unit: 'ms', aim: 1000 };
}
