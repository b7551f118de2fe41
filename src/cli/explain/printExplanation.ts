import { type Paint, printPlace, printProblem, wrapText } from '#diagnostics';
import type { ConfigExplanation, ConfigStep } from '#config/node';
import type { ExtensionExplanation } from './explanation';

/** The style of printed explanations. */
export interface ExplanationStyle {
  paint: Paint;
  width: number;
}

/** Prints a value: what it is, where it is set, which values it overrides, and what it is for. */
export function printValueExplanation(explanation: ConfigExplanation, style: ExplanationStyle): string {
  return printKey(explanation, explanation.path, style).join('\n');
}

/** Prints the explanation of an extension. */
export function printExtensionExplanation(
  explanation: ExtensionExplanation,
  style: ExplanationStyle,
): string {
  const { paint, width } = style;
  const { id, description, config, inputs, outputs, problems } = explanation;
  const sections = [
    [paint('strong', id), ...indent(wrapText(description, width - 2))],
    printFacts(explanation, style),
    config ? printConfig(config, style) : ['It has no config.'],
    inputs.length > 0
      ? [paint('strong', 'Inputs'), ...inputs.flatMap((input) => printInput(input, style))]
      : [],
    outputs.length > 0
      ? [
          paint('strong', 'Outputs'),
          ...outputs.map(({ id: ref, given }) => `  ${ref}${given ? '' : paint('faint', ' (not given)')}`),
        ]
      : [],
    problems.length > 0
      ? [
          paint('strong', 'Problems'),
          ...problems.map((problem) => printProblem(problem, { terminal: { paint, width } })),
        ]
      : [],
  ];
  return sections
    .filter((lines) => lines.length > 0)
    .map((lines) => lines.join('\n'))
    .join('\n\n');
}

function printFacts(
  { plugin, reason, attachTo, named }: ExtensionExplanation,
  style: ExplanationStyle,
): string[] {
  const { paint, width } = style;
  const moved = attachTo.where !== undefined;
  const facts: Array<[string, string]> = [
    ['State', reason],
    ['Plugin', printPlugin(plugin)],
    ['Attached', `to ${attachTo.id}, input ${attachTo.input}`],
    ...(attachTo.where
      ? ([
          ['', `set at ${printPlace(attachTo.where)}`],
          ...(isSamePoint(attachTo, attachTo.default)
            ? []
            : ([['', `default ${attachTo.default.id}, input ${attachTo.default.input}`]] satisfies Array<
                [string, string]
              >)),
        ] satisfies Array<[string, string]>)
      : []),
    ...(named && !moved ? ([['Named', `at ${printPlace(named)}`]] satisfies Array<[string, string]>) : []),
  ];
  return facts.flatMap(([label, text]) => {
    const [first = '', ...more] = wrapText(text, width - 12);
    return [
      `  ${paint('faint', label.padEnd(8))}  ${first}`,
      ...more.map((line) => `${' '.repeat(12)}${line}`),
    ];
  });
}

type Point = ExtensionExplanation['attachTo']['default'];

function isSamePoint(left: Point, right: Point): boolean {
  return left.id === right.id && left.input === right.input;
}

function printPlugin({ id, title, package: packageName, version }: ExtensionExplanation['plugin']): string {
  const named = title === undefined ? id : `${id} (${title})`;
  if (packageName === undefined) return named;
  return `${named}, from ${packageName}${version === undefined ? '' : `@${version}`}`;
}

function printConfig(config: readonly ConfigExplanation[], style: ExplanationStyle): string[] {
  const lines = config.flatMap((key) => printKey(key, key.path.split('.config.').at(-1) ?? key.path, style));
  return [style.paint('strong', 'Config'), ...indent(lines)];
}

function printKey(key: ConfigExplanation, name: string, { paint, width }: ExplanationStyle): string[] {
  const { value, where, history, description, wanted, isAnyItem } = key;
  const isDefault = value !== undefined && where === undefined;
  const [first = '', ...more] = value === undefined ? [''] : printValue(value);
  const shown = value === undefined ? paint('faint', 'not set') : first;
  const room = width - 6;
  return [
    `${paint('strong', name)}${isAnyItem ? '' : `: ${shown}`}${isDefault ? paint('faint', '  (default)') : ''}`,
    ...indent(more),
    ...indent(
      history.toReversed().flatMap((step, index) => printStep(step, index === 0, paint)),
      4,
    ),
    ...('default' in key && !isDefault ? indent([`default ${printShort(key.default, room)}`], 4) : []),
    ...(description === undefined ? [] : indent(wrapText(description, room), 4)),
    ...(wanted === undefined || wanted === 'as described'
      ? []
      : indent(wrapText(`Must be ${wanted}.`, room), 4)),
  ];
}

/** Prints the current value first, then the values that it overrides. */
function printStep({ effect, value, where }: ConfigStep, counts: boolean, paint: Paint): string[] {
  const place = where ? paint('place', printPlace(where)) : 'somewhere';
  if (effect === 'remove') return [`${counts ? 'removed' : 'was removed'} at ${place}`];
  if (counts) return [`${effect === 'merge' ? 'changed' : 'set'} at ${place}`];
  return [`overrides ${printShort(value, 40)} at ${place}`];
}

function printValue(value: unknown): string[] {
  const short = JSON.stringify(value);
  return short.length <= 50 ? [short] : JSON.stringify(value, undefined, 2).split('\n');
}

/** Prints a value on one line, cut off if it is too long. */
function printShort(value: unknown, room: number): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length <= room ? text : `${text.slice(0, room - 1)}…`;
}

function printInput(
  { name, takes, required, internal, description, attached }: ExtensionExplanation['inputs'][number],
  { paint, width }: ExplanationStyle,
): string[] {
  const needs = required.length > 0 ? `, each with ${required.join(', ')}` : '';
  const whose = internal ? ', only from its own plugin' : '';
  return [
    `  ${name}`,
    ...indent(description === undefined ? [] : wrapText(description, width - 4), 4),
    ...indent(
      wrapText(`accepts ${takes}${needs}${whose}`, width - 4).map((line) => paint('faint', line)),
      4,
    ),
    ...indent(attached, 4),
  ];
}

function indent(lines: readonly string[], by = 2): string[] {
  return lines.map((line) => `${' '.repeat(by)}${line}`);
}
