import { type Base, replaceSpan } from '../base';
import type { Mutant } from '../mutant';
import type { Random } from '../random';

/** Duplicate keys. */
export function repeatKeys(base: Base, random: Random): Mutant[] {
  const entries = base.sites.filter(
    ({ key, data, path }) => key && typeof data !== 'object' && !isEntryOfList(path),
  );
  return random.sample(entries, 15).flatMap((site) => {
    if (!site.key) return [];
    const name = base.text.slice(...site.key);
    const column = site.key[0] - base.text.lastIndexOf('\n', site.key[0]) - 1;
    const line = base.lineAt(site.key[0]);
    const again = site.isFlow ? `${name}: x, ` : `${name}: x\n${' '.repeat(column)}`;
    return [
      {
        kind: 'duplicate key',
        base: base.name,
        change: `${site.path.join('.')} twice`,
        text: replaceSpan(base.text, [site.key[0], site.key[0]], again),
        lines: [line, line + 1],
      },
    ];
  });
}

function isEntryOfList(path: ReadonlyArray<string | number>): boolean {
  return path.length === 4 && path[1] === 'extensions';
}

/** Files that include each other or themselves. */
export function createIncludeCycles(base: Base): Mutant[] {
  const maps = base.sites.filter(
    ({ path, data }) => path.length === 1 && data !== null && typeof data === 'object',
  );
  return maps.flatMap((site) => {
    if (!site.key) return [];
    const start = site.key[1];
    const line = base.lineAt(start) + 1;
    return ['app-config.yaml', 'other.yaml'].map((file) => ({
      kind: 'include cycle',
      base: base.name,
      change: `${site.path.join('.')}: $include: ${file}`,
      text: replaceSpan(base.text, [start, site.value[1]], `:\n  $include: ${file}\n`),
      lines: [line],
      files: { 'other.yaml': '$include: app-config.yaml\n' },
    }));
  });
}
