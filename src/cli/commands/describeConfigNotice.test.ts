import { describe, expect, it } from 'vitest';
import { createProblem } from '#diagnostics';
import type { ConfigNotice } from '#server';
import { describeConfigNotice, printTime } from './describeConfigNotice';

const terminal = { colors: false, width: 80 };
const applied: Extract<ConfigNotice, { kind: 'applied' }> = {
  kind: 'applied',
  changed: ['app.title'],
  restart: [],
  fixed: false,
  problems: [],
  milliseconds: 41.2,
};
const warning = createProblem('CONFIG_KEY_UNKNOWN', {
  message: "Unknown key 'app.titel'. It has no effect.",
});
const error = createProblem('CONFIG_SYNTAX_INVALID', { message: 'A bracket is missing.' });

describe('the terminal notice of a change', () => {
  it('lists the applied changes and the time in one line', () => {
    expect(describeConfigNotice(applied, terminal)).toBe('The configuration is applied (42 ms): app.title.');
    const many = { ...applied, changed: ['a', 'b', 'c', 'd', 'e', 'f'] };
    expect(describeConfigNotice(many, terminal)).toMatch(/: a, b, c, d, 2 more\.$/);
  });

  it('reports that the files are fixed, even if no value changed', () => {
    expect(describeConfigNotice({ ...applied, changed: [], fixed: true }, terminal)).toBe(
      'The configuration is fixed and applied (42 ms): no values changed.',
    );
  });

  it('lists changes that require a restart, and all warnings', () => {
    const text = describeConfigNotice(
      { ...applied, restart: ['backend.listen.port'], problems: [warning] },
      terminal,
    );
    expect(text).toContain('Restart the portal to apply these changes: backend.listen.port.');
    expect(text).toContain('CONFIG_KEY_UNKNOWN');
  });

  it('contains the report of a rejected configuration, and the configuration that runs instead', () => {
    const lastGood = new Date().toISOString();
    const text = describeConfigNotice({ kind: 'refused', problems: [error], lastGood }, terminal);
    expect(text).toContain('error CONFIG_SYNTAX_INVALID');
    expect(text).toContain('1 error.');
    expect(text).toContain(`keeps running the last valid configuration (from ${printTime(lastGood)}).`);
    expect(describeConfigNotice({ kind: 'refused', problems: [error] }, terminal)).toContain(
      'shows this report until the errors are fixed',
    );
  });

  it('reports failures of Trellis itself', () => {
    const failed = { error: new Error('no space left') };
    expect(describeConfigNotice({ kind: 'unstored', ...failed }, terminal)).toContain('no space left');
    expect(describeConfigNotice({ kind: 'unchecked', ...failed }, terminal)).toContain('is not applied');
  });
});

it('shows the date of a time that is not today', () => {
  expect(printTime(new Date().toISOString())).toMatch(/^\d\d:\d\d:\d\d$/);
  expect(printTime('2020-02-03T12:00:00Z')).toMatch(/03\/02\/2020/);
});
