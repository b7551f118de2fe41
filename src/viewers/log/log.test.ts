import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { resolveAnsiColor } from './ansiColors';
import { parseAnsiLine, stripSequences } from './ansiLine';
import { countColumns } from './countColumns';
import { findLines, findRanges } from './findInLog';
import { createEvenRows } from '#ui/headless';
import { createWrappedRows, resolveLogWindow, resolveScrollHeight, resolveScrollTop } from './logRows';

const esc = '\u001B';

describe('a log line', () => {
  test('is split into parts of the same style', () => {
    const segments = parseAnsiLine(`${esc}[1;31mError${esc}[0m in ${esc}[42mmain${esc}[0m`);
    expect(segments.map(({ text, color, background, isBold }) => [text, color, background, isBold])).toEqual([
      ['Error', 'red', undefined, true],
      [' in ', undefined, undefined, false],
      ['main', undefined, 'green', false],
    ]);
  });

  test('keeps its color across a link, whose URL is returned as data', () => {
    const link = `${esc}]8;id=1;javascript:alert(1)${esc}\\here${esc}]8;;${esc}\\`;
    const segments = parseAnsiLine(`${esc}[32mSee ${link} now`);
    expect(segments.map(({ text, href, color }) => [text, href, color])).toEqual([
      ['See ', undefined, 'green'],
      ['here', 'javascript:alert(1)', 'green'],
      [' now', undefined, 'green'],
    ]);
  });

  test('loses sequences that only terminals understand', () => {
    const line = `${esc}]0;title\u0007${esc}[2K${esc}[1Aa${esc}[?25lb\u0007\u0008${esc}`;
    expect(stripSequences(line)).toBe('ab');
    expect(
      parseAnsiLine(line)
        .map(({ text }) => text)
        .join(''),
    ).toBe('ab');
    expect(stripSequences('10 %\r50 %\r100 %\r')).toBe('100 %');
  });

  test('has the same text in parts and as plain text', () => {
    const part = fc.constantFrom(
      'a',
      'Ü',
      ' ',
      '\t',
      '<b>',
      `${esc}[31m`,
      `${esc}[0m`,
      `${esc}[38;5;196m`,
      `${esc}[48;2;1;2;3m`,
      `${esc}[2J`,
      `${esc}]8;;http://x\u0007`,
      `${esc}]8;;\u0007`,
      esc,
      '\r',
      '\u0000',
    );
    fc.assert(
      fc.property(fc.array(part, { maxLength: 20 }), (parts) => {
        const line = parts.join('');
        expect(
          parseAnsiLine(line)
            .map(({ text }) => text)
            .join(''),
        ).toBe(stripSequences(line));
      }),
    );
  });

  test('uses the nearest named color', () => {
    expect(resolveAnsiColor('ansi-bright-red', null)).toBe('red');
    expect(resolveAnsiColor('ansi-palette-196', null)).toBe('red');
    expect(resolveAnsiColor('ansi-palette-244', null)).toBe('white');
    expect(resolveAnsiColor('ansi-truecolor', '20, 200, 30')).toBe('green');
    expect(resolveAnsiColor('ansi-truecolor', null)).toBeUndefined();
    expect(resolveAnsiColor(null, null)).toBeUndefined();
  });
});

describe('a million lines', () => {
  const rows = createEvenRows(1_000_000);

  test('are rendered in a window, and the last line can be reached', () => {
    const room = resolveScrollHeight(rows, 20);
    expect(room).toBeLessThan(17_000_000);
    const end = resolveLogWindow(rows, 20, room - 480, 480);
    expect(end.end).toBe(1_000_000);
    expect(end.end - end.first).toBeLessThan(60);
    expect(end.top + (end.end - end.first) * 20).toBeCloseTo(room, 0);
    expect(resolveLogWindow(rows, 20, 0, 480)).toEqual({ first: 0, end: 34, top: 0 });
  });

  test('can be scrolled to each line', () => {
    for (const line of [0, 1, 499_999, 999_999]) {
      const room = resolveScrollHeight(rows, 20);
      const { first, end } = resolveLogWindow(
        rows,
        20,
        Math.min(resolveScrollTop(rows, 20, line, 480), room - 480),
        480,
      );
      expect(first <= line && line < end).toBe(true);
    }
  });

  test('are wrapped in linear time, and lines can be added', async () => {
    const create = (length: number) =>
      Array.from({ length }, (_none, index) => `line ${index} ${'x'.repeat(index % 200)}`);
    await assertGrowsLinearly(10_000, (size) => {
      const lines = create(size);
      return () => createWrappedRows(lines, 80);
    });
    const lines = create(1_000_000);
    let wrapped = createWrappedRows(lines, 80);
    while (wrapped.measured < lines.length) wrapped = createWrappedRows(lines, 80, wrapped);
    const more = createWrappedRows([...lines, 'y'.repeat(161)], 80, wrapped);
    expect(more.count).toBe(wrapped.count + 3);
    expect(more.itemAt(more.count - 1)).toBe(1_000_000);
    expect(wrapped.itemAt(wrapped.rowOf(123_456))).toBe(123_456);
  });
});

test('another width or another log creates new rows', () => {
  const rows = createWrappedRows(['a'.repeat(30), 'b'], 10);
  expect([rows.rowOf(1), rows.count]).toEqual([3, 4]);
  expect(createWrappedRows(['a'.repeat(30), 'b'], 15, rows).rowOf(1)).toBe(2);
  expect(createWrappedRows(['c', 'b'], 10, rows).count).toBe(2);
  // Most logs start with similar lines, and the last line of a growing log may have been incomplete.
  expect(createWrappedRows(['a'.repeat(30), 'c'.repeat(25), 'd'], 10, rows).count).toBe(7);
  expect(createWrappedRows([`${esc}[31m${'a'.repeat(10)}${esc}[0m`], 10).count).toBe(1);
});

test('wide characters have two columns, combining marks none, and a tab moves to the next tab stop', () => {
  expect(countColumns('plain text')).toBe(10);
  expect(countColumns('日本語')).toBe(6);
  expect(countColumns('e\u0301a')).toBe(2);
  expect(countColumns('ab\tc')).toBe(9);
  expect(countColumns('→ ✓')).toBe(3);
  expect(createWrappedRows(['日本語日本語'], 10).count).toBe(2);
  expect(createWrappedRows(['a\tb\tc'], 10).count).toBe(2);
});

test('a search ignores colors and case', () => {
  const lines = [`Err${esc}[31mor${esc}[0m here`, 'nothing', 'an ERROR, an error'];
  expect(findLines(lines, 'error', 0, 3)).toEqual([0, 2]);
  expect(findRanges('an ERROR, an error', 'error')).toEqual([
    { start: 3, end: 8 },
    { start: 13, end: 18 },
  ]);
  expect(findRanges('a', '')).toEqual([]);
});

test('the rows of a long log are measured in steps, and the others count as one row each', () => {
  const lines = Array.from({ length: 120_000 }, () => 'a'.repeat(15));
  const first = createWrappedRows(lines, 10);
  expect([first.measured, first.count, first.rowOf(119_999)]).toEqual([50_000, 170_000, 169_999]);
  expect([first.itemAt(99_999), first.itemAt(100_001.5)]).toEqual([49_999, 50_001]);
  const last = createWrappedRows(lines, 10, createWrappedRows(lines, 10, first));
  expect([last.measured, last.count, last.itemAt(239_999)]).toEqual([120_000, 240_000, 119_999]);
});
