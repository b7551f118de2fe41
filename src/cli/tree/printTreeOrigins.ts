import { type ConfigSource, type Paint, printPlace } from '#diagnostics';
import { type AppNode, type AppTree, printTree } from '#engine';
import { readOrigin } from './readOrigin';

/** Prints the tree. Each extension in the configuration has a note with its changes and their place. */
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
  const legend = 'Extensions without a note have their default settings.';
  return [printed, '', paint('faint', legend)].join('\n');
}

/** Prints `moved, configured: config/app-config.yaml:12:9`, with the place of the entry if there is one. */
function printNote(node: AppNode, config: ConfigSource): string {
  const { named, ...settings } = readOrigin(node, config);
  const verbs = Object.keys(settings);
  // The first line of an entry leads to all of its settings.
  const place = named ?? Object.values(settings)[0];
  if (!place) return '';
  return `${verbs.length > 0 ? verbs.join(', ') : 'named'}: ${printPlace(place)}`;
}
