import { describe, expect, it } from 'vitest';
import { createProblem } from '#diagnostics';
import type { ConfigNotice } from '#server';
import { describeConfigNotice, printTime } from './describeConfigNotice';

const terminal = { colors: false, width: 80 };
const applied: Extract<ConfigNotice, { kind: 'applied' }> = {
  kind: 'applied',
  changed: ['app.title'],
  restart: [],
  mended: false,
  problems: [],
  milliseconds: 41.2,
};
const warning = createProblem('CONFIG_KEY_UNKNOWN', { message: "'app.titel' is no key that Trellis knows." });
const error = createProblem('CONFIG_SYNTAX_INVALID', { message: 'A bracket is missing.' });

describe('the terminal says of a change', () => {
  it('in one line what was applied and how long it took', () => {
    expect(describeConfigNotice(applied, terminal)).toBe('The configuration is applied (42 ms): app.title.');
    const many = { ...applied, changed: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(describeConfigNotice(many, terminal)).toMatch(/: a, b, c, d, 2 more\.$/);
  });

  it('that the files are mended, also when nothing else changed', () => {
    expect(describeConfigNotice({ ...applied, changed: [], mended: true }, terminal)).toBe(
      'The configuration is mended and applied (42 ms): no value has changed.',
    );
  });

  it('what waits for a restart, and every warning', () => {
    const text = describeConfigNotice(
      { ...applied, restart: ['backend.listen.port'], problems: [warning] },
      terminal,
    );
    expect(text).toContain('Takes effect after a restart of the portal: backend.listen.port.');
    expect(text).toContain('CONFIG_KEY_UNKNOWN');
  });

  it('the full report of what was refused, and what runs instead', () => {
    const lastGood = new Date().toISOString();
    const text = describeConfigNotice({ kind: 'refused', problems: [error], lastGood }, terminal);
    expect(text).toContain('error CONFIG_SYNTAX_INVALID');
    expect(text).toContain('1 error.');
    expect(text).toContain(`keeps running on the one of ${printTime(lastGood)}.`);
    expect(describeConfigNotice({ kind: 'refused', problems: [error] }, terminal)).toContain(
      'shows this report until it is mended',
    );
  });

  it('what went wrong on its own side', () => {
    const failed = { error: new Error('no space left') };
    expect(describeConfigNotice({ kind: 'unstored', ...failed }, terminal)).toContain('no space left');
    expect(describeConfigNotice({ kind: 'unchecked', ...failed }, terminal)).toContain('is not applied');
  });
});

it('shows the day of a moment that was not today', () => {
  expect(printTime(new Date().toISOString())).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(printTime('2020-02-03T12:00:00Z')).toMatch(/03\/02\/2020/);
});
