import { type Paint, type Place, printCount, printPlace, wrapText } from '#diagnostics';
import type { ConfigChange } from './compareConfigs';
import { isSame, type NodeDifference, type TreeDifference } from './compareTrees';

/** Prints the differences: first those of each extension, then the changed orders. */
export function printDifference(
  difference: TreeDifference,
  { paint, width }: { paint: Paint; width: number },
): string {
  if (isSame(difference)) return 'The trees are identical.';
  const { added, removed, changed, reordered } = difference;
  const blocks = [
    ...added.map((id) => paint('good', `+ ${id}`)),
    ...removed.map((id) => paint('error', `- ${id}`)),
    ...changed.map((node) => printNode(node, paint)),
    ...reordered.map(({ id, input, changes }) =>
      [
        `${paint('strong', id)}, order of ${input}`,
        ...changes.map((change) =>
          change.after === undefined
            ? `  ${change.id} comes first`
            : `  ${change.id} comes after ${change.after}`,
        ),
      ].join('\n'),
    ),
  ];
  return [...blocks, wrapText(printSummary(difference), width).join('\n')].join('\n\n');
}

function printNode({ id, switched, moved, config = [], state }: NodeDifference, paint: Paint): string {
  return [
    paint('strong', id),
    ...(switched
      ? [
          `  ${paint(switched.to === 'enabled' ? 'good' : 'error', switched.to)}${printWhere(switched, paint)}`,
        ]
      : []),
    ...(moved
      ? [
          `  moved${printWhere(moved, paint)}`,
          `    ${paint('error', `- ${moved.from.id}, ${moved.from.input}`)}`,
          `    ${paint('good', `+ ${moved.to.id}, ${moved.to.input}`)}`,
        ]
      : []),
    ...config.flatMap((change) => printConfigChange(change, paint)),
    ...(state ? [`  ${state.from} → ${state.to}`] : []),
  ].join('\n');
}

function printConfigChange(change: ConfigChange & { where?: Place }, paint: Paint): string[] {
  return [
    `  config ${change.path.join('.')}${printWhere(change, paint)}`,
    ...('from' in change
      ? printValue(change.from).map((line) => `    ${paint('error', `- ${line}`)}`)
      : [`    ${paint('faint', '- (default)')}`]),
    ...('to' in change
      ? printValue(change.to).map((line) => `    ${paint('good', `+ ${line}`)}`)
      : [`    ${paint('faint', '+ (default)')}`]),
  ];
}

/** Prints short values on one line, and others as indented JSON. */
function printValue(value: unknown): string[] {
  const short = JSON.stringify(value);
  return short.length <= 60 ? [short] : JSON.stringify(value, undefined, 2).split('\n');
}

function printWhere({ where }: { where?: Place }, paint: Paint): string {
  return where ? `  ${paint('faint', printPlace(where))}` : '';
}

function printSummary({ added, removed, changed, reordered }: TreeDifference): string {
  const switchedTo = (state: string) => changed.filter(({ switched }) => switched?.to === state).length;
  const parts: Array<[number, string]> = [
    [added.length, 'added'],
    [removed.length, 'removed'],
    [changed.filter(({ moved }) => moved).length, 'moved'],
    [changed.filter(({ config }) => config).length, 'configured differently'],
    [switchedTo('enabled'), 'enabled'],
    [switchedTo('disabled'), 'disabled'],
    [changed.filter(({ state }) => state).length, 'with a different state'],
  ];
  const extensions = parts.filter(([number]) => number > 0).map(([number, word]) => `${number} ${word}`);
  const orders = reordered.length > 0 ? [`${printCount(reordered.length, 'input')} reordered`] : [];
  return `${[...extensions, ...orders].join(', ')}.`;
}
