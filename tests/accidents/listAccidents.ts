import { createRandom, type Random } from '../mutation/random';
import type { Accident } from './accident';

/** A line of a configuration, split into its parts. */
interface Line {
  number: number;
  text: string;
  indent: string;
  /** `- `, once or several times, or empty. */
  dash: string;
  key: string | undefined;
  /** The value after the key or the dash, without a comment. */
  value: string;
  isBlank: boolean;
}

type Change = Omit<Accident, 'kind' | 'base' | 'original'>;
type Kind = (lines: readonly Line[], random: Random) => Change[];

const form = /^( *)((?:- +)*)(?:([\w$/.:@-]+|'[^']*'|"[^"]*"):(?=\s|$))?\s*(.*?)(\s+#.*)?$/;

function readLines(text: string): Line[] {
  return text.split('\n').map((line, number) => {
    const [, indent = '', dash = '', key, value = ''] = form.exec(line) ?? [];
    return { number, text: line, indent, dash, key, value, isBlank: /^\s*(#|$)/.test(line) };
  });
}

/** Returns a line and the lines below it that are indented further. */
function blockOf(lines: readonly Line[], { number, indent, dash }: Line): Line[] {
  const own = indent.length;
  const block = lines.slice(number, number + 1);
  for (const line of lines.slice(number + 1)) {
    const isInner =
      line.indent.length > own || (dash === '' && line.dash !== '' && line.indent.length === own);
    if (!line.isBlank && !isInner) break;
    block.push(line);
  }
  while (block.length > 1 && block.at(-1)?.isBlank) block.pop();
  return block;
}

function replaceLines(lines: readonly Line[], changed: ReadonlyMap<number, string | undefined>): string {
  return lines
    .flatMap(({ number, text }) => (changed.has(number) ? [changed.get(number)] : [text]))
    .filter((text) => text !== undefined)
    .join('\n');
}

/** Changes one line. */
function rewrite(lines: readonly Line[], line: Line, text: string, canBeFixed = true): Change {
  return {
    change: `${line.text.trim()} → ${text.replace(/^ {1,}/, (spaces) => `${spaces.length}·`)}`,
    text: replaceLines(lines, new Map([[line.number, text]])),
    lines: [line.number + 1, line.number + 2],
    canBeFixed,
  };
}

function shift(lines: readonly Line[], moved: readonly Line[], by: number): Change[] {
  const [first] = moved;
  if (!first || first.indent.length + by < 0) return [];
  const texts = moved.map(({ number, text, indent }): [number, string] => [
    number,
    text.trim() === '' ? text : ' '.repeat(Math.max(0, indent.length + by)) + text.trimStart(),
  ]);
  return [
    {
      change: `${by > 0 ? '+' : ''}${by} spaces: ${first.text.trim()} (${moved.length} lines)`,
      text: replaceLines(lines, new Map(texts)),
      // A line that is indented too far can belong to the line above it.
      lines: [first.number, first.number + 1, first.number + 2],
      canBeFixed: true,
    },
  ];
}

const misspellings: ReadonlyArray<(word: string, at: number) => string> = [
  (word, at) => word.slice(0, at) + word.slice(at + 1),
  (word, at) => word.slice(0, at) + word.charAt(at) + word.slice(at),
  (word, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
];

function misspell(word: string, random: Random): string {
  const at = 1 + random.below(Math.max(1, word.length - 3));
  return random.pick(misspellings)(word, at);
}

const written = (lines: readonly Line[]) => lines.filter(({ isBlank }) => !isBlank);
const keyed = (lines: readonly Line[]) => written(lines).filter(({ key }) => key !== undefined);

const units = /^(['"]?)(\d+(?:\.\d+)?)\s?(ms|s|m|h|d|seconds?|minutes?|hours?|days?)\1$/;
const unitKeys = /^(milliseconds|seconds|minutes|hours|days|weeks)$/;

const kinds: { readonly [kind in string]: Kind } = {
  'line indented wrongly': (lines, random) =>
    written(lines).flatMap((line) => shift(lines, [line], random.pick([-4, -2, -1, 1, 2, 3, 4]))),
  'block indented wrongly': (lines, random) =>
    written(lines)
      .map((line) => blockOf(lines, line))
      .filter((block) => block.length > 1)
      .flatMap((block) => shift(lines, block, random.pick([-2, -1, 1, 2, 4]))),
  'section inside the one before': (lines) =>
    keyed(lines)
      .filter(({ indent, number }) => indent === '' && number > 0)
      .flatMap((line) => shift(lines, blockOf(lines, line), 2)),
  'section inside another': (lines, random) => {
    const sections = keyed(lines).filter(({ indent, dash }) => indent === '' && dash === '');
    return sections.flatMap((moved) => {
      const target = random.pick(sections);
      if (target === moved) return [];
      const block = blockOf(lines, moved);
      const texts = new Map<number, string | undefined>(block.map(({ number }) => [number, undefined]));
      const inner = block.map(({ text }) => (text.trim() === '' ? text : `  ${text}`));
      texts.set(target.number, [target.text, ...inner].join('\n'));
      const at = target.number < moved.number ? target.number + 2 : target.number + 2 - block.length;
      const change = `${moved.key} directly below ${target.key}`;
      return [{ change, text: replaceLines(lines, texts), lines: [at], canBeFixed: true }];
    });
  },
  'lost dash': (lines) =>
    written(lines)
      .filter(({ dash }) => dash !== '')
      .map((line) => rewrite(lines, line, line.text.replace('- ', '  '))),
  'lost dash and its space': (lines) =>
    written(lines)
      .filter(({ dash }) => dash !== '')
      .map((line) => rewrite(lines, line, line.text.replace('- ', ''))),
  'dash without a space': (lines) =>
    written(lines)
      .filter(({ dash }) => dash !== '')
      .map((line) => rewrite(lines, line, line.text.replace('- ', '-'))),
  'lost colon': (lines) =>
    keyed(lines).map((line) => rewrite(lines, line, line.text.replace(/:(?=\s|$)/, ''))),
  'colon without a space': (lines) =>
    keyed(lines)
      .filter(({ value }) => value !== '')
      .map((line) => rewrite(lines, line, line.text.replace(/:\s+/, ':'))),
  'lost opening quote': (lines) =>
    written(lines)
      .filter(({ value }) => /^(['"]).*\1$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/(['"])(?=[^'"]*['"]\s*(?:#.*)?$)/, ''))),
  'lost closing quote': (lines) =>
    written(lines)
      .filter(({ value }) => /^(['"]).*\1$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/['"](\s*(?:#.*)?)$/, '$1'))),
  'lost bracket': (lines) =>
    written(lines)
      .filter(({ value }) => /^[[{].*[\]}]$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/[\]}](\s*(?:#.*)?)$/, '$1'))),
  'lost comment sign': (lines) =>
    lines
      .filter(({ text }) => /^\s*#\s*\S/.test(text))
      .map((line) => rewrite(lines, line, line.text.replace(/#\s?/, ''))),
  'tab instead of spaces': (lines, random) =>
    written(lines)
      .filter(({ indent }) => indent.length >= 2)
      .map((line) =>
        rewrite(lines, line, random.pick([line.text.replace(/^ {2}/, '\t'), line.text.replace(/^ +/, '\t')])),
      ),
  'repeated key, same value': (lines) =>
    keyed(lines)
      .filter(({ value, dash }) => value !== '' && !/^[|>]/.test(value) && dash === '')
      .map((line) => rewrite(lines, line, `${line.text}\n${line.text}`)),
  'repeated key, other value': (lines) =>
    keyed(lines)
      .filter(({ value, dash }) => value !== '' && !/^[|>[{&*]/.test(value) && dash === '')
      .map((line) => rewrite(lines, line, `${line.text}\n${line.indent}${line.key}: other`, false)),
  'repeated item': (lines) =>
    written(lines)
      .filter((line) => line.dash !== '' && blockOf(lines, line).length === 1)
      .map((line) => rewrite(lines, line, `${line.text}\n${line.text}`)),
  'misspelled key': (lines, random) =>
    keyed(lines)
      .filter(({ key = '' }) => /^[A-Za-z]{4,}$/.test(key))
      .map((line) =>
        rewrite(lines, line, line.text.replace(line.key ?? '', misspell(line.key ?? '', random))),
      ),
  'misspelled id': (lines, random) =>
    written(lines).flatMap((line) => {
      const [id] = /(?<=- +)['"]?[a-z-]+:[a-z/-]+/.exec(line.text) ?? [];
      return id ? [rewrite(lines, line, line.text.replace(id, misspell(id, random)))] : [];
    }),
  'misspelled word': (lines, random) =>
    keyed(lines)
      .filter(({ value }) => /^[a-z]{4,12}$/i.test(value))
      .map((line) =>
        rewrite(
          lines,
          line,
          line.text.replace(/(?<=:\s+)\w+/, (word) => misspell(word, random)),
        ),
      ),
  'word instead of a number or switch': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^(\d+|true|false)$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/(?<=:\s+)\w+/, 'lots'), false)),
  'quoted number or switch': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^(\d+|true|false)$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/(?<=:\s+)(\w+)/, "'$1'"))),
  'yes and no': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^(true|false)$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/true/, 'yes').replace(/(?<=: )false/, 'off'))),
  'one value instead of a list': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^\[[^,[\]{}]+\]$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/\[\s*(.*?)\s*\]/, '$1'))),
  'list instead of one value': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^[\w/.-]+$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/(?<=:\s+)([\w/.-]+)/, '[$1]'))),
  'key one level too high': (lines, random) =>
    random
      .sample(
        keyed(lines).filter(({ indent, dash }) => indent.length >= 4 && dash === ''),
        40,
      )
      .flatMap((line) => {
        // Moves the block to the end of its parent, one level further out, as when pasted in the wrong place.
        const block = blockOf(lines, line);
        const parent = lines.findLast(
          (one) => one.number < line.number && !one.isBlank && one.indent.length < line.indent.length,
        );
        if (!parent || parent.dash !== '' || parent.key === undefined) return [];
        const end = blockOf(lines, parent).at(-1);
        const last = block.at(-1);
        if (!end || !last || end.number === last.number) return [];
        const by = line.indent.length - parent.indent.length;
        const texts = new Map<number, string | undefined>(block.map(({ number }) => [number, undefined]));
        const moved = block.map(({ text }) => (text.trim() === '' ? text : text.slice(by)));
        texts.set(end.number, [end.text, ...moved].join('\n'));
        const at = end.number + 2 - block.length;
        const change = `${line.key} after ${parent.key} instead of in it`;
        return [{ change, text: replaceLines(lines, texts), lines: [at], canBeFixed: true }];
      }),
  'wrong unit': (lines) => [
    ...keyed(lines)
      .filter(({ value }) => units.test(value))
      .map((line) =>
        rewrite(lines, line, line.text.replace(/(\d)\s?(ms|s|m|h|d|\w+)(?=['"]?\s*(#|$))/, '$1 $2x'), true),
      ),
    ...keyed(lines)
      .filter(({ key = '' }) => unitKeys.test(key))
      .map((line) => rewrite(lines, line, line.text.replace(line.key ?? '', (line.key ?? '').slice(0, -1)))),
  ],
  'missing variable': (lines) =>
    keyed(lines)
      .filter(({ value }) => /^[\w/.:'"-]+$/.test(value))
      .map((line) => rewrite(lines, line, line.text.replace(/(?<=:\s+)[^\s#]+/, '${NOT_SET_HERE}'), false)),
  'misspelled file': (lines) =>
    keyed(lines)
      .filter(({ key }) => key === '$include' || key === '$file')
      .map((line) => rewrite(lines, line, line.text.replace(/\.(\w+)/, 'x.$1'))),
  'merged lines': (lines) =>
    written(lines).flatMap((line) => {
      const next = lines[line.number + 1];
      if (!next || next.isBlank) return [];
      const joined = `${line.text} ${next.text.trim()}`;
      const text = replaceLines(
        lines,
        new Map([
          [line.number, joined],
          [next.number, undefined],
        ]),
      );
      return [{ change: joined.trim(), text, lines: [line.number + 1], canBeFixed: false }];
    }),
  'list of keys instead of keys': (lines) =>
    keyed(lines)
      .filter(({ dash, indent }) => dash === '' && indent !== '')
      .map((line) => rewrite(lines, line, line.text.replace(/^( *)/, '$1- '))),
  'stray character': (lines, random) =>
    keyed(lines)
      .filter(({ value }) => value !== '')
      .map((line) => rewrite(lines, line, `${line.text}${random.pick(["'", '"', ']', '}', ':'])}`)),
};

/** Makes mistakes of every kind in a valid configuration, up to `most` of each kind. The same seed makes the same mistakes. */
export function listAccidents(base: string, text: string, most: number, seed: number): Accident[] {
  const lines = readLines(text);
  return Object.entries(kinds).flatMap(([kind, list]) => {
    const random = createRandom(seed);
    const changes = list(lines, random).filter((change) => change.text !== text);
    return random.sample(changes, most).map((change) => ({ ...change, kind, base, original: text }));
  });
}
