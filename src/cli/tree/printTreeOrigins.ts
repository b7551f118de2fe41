import { type ConfigSource, type Paint, printPlace } from '#diagnostics';
import { type AppNode, type AppTree, printTree } from '#engine';
import { readOrigin } from './readOrigin';

/** The tree as a person reads it: behind each extension that the configuration names, what it did and where. */
export function printTreeOrigins(
  tree: AppTree,
  config: ConfigSource,
  { paint, width }: { paint: Paint; width: number },
): string {
  const note = (node: AppNode, line: string): string => {
    const text = printNote(node, config);
    if (text === '') return '';
    if (line.length + 2 + text.length <= width) return `  ${paint('faint', text)}`;
    const indent = ' '.repeat(line.length - line.trimStart().length + 4);
    return `\n${indent}${paint('faint', text)}`;
  };
  const printed = printTree(tree, { note }).trimEnd();
  const legend = 'Extensions without a note are as their plugin made them.';
  return [printed, '', paint('faint', legend)].join('\n');
}

/** `moved, configured: config/app-config.yaml:12:9`; each place once where they differ. */
function printNote(node: AppNode, config: ConfigSource): string {
  const { named, ...settings } = readOrigin(node, config);
  const verbs = Object.keys(settings);
  // An entry is one place for a person, and its first line leads to all of it.
  const place = named ?? Object.values(settings)[0];
  if (!place) return '';
  return `${verbs.length > 0 ? verbs.join(', ') : 'named'}: ${printPlace(place)}`;
}
