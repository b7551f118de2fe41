import { describe, expect, it } from 'vitest';
import { createProblem, type Problem } from '#diagnostics';
import type { PageConfig } from '#config/browser';
import type { FinalizedApp } from '#engine';
import { judgeApp } from './judgeApp';

const card = createProblem('EXTENSION_FACTORY_ERROR', { message: 'The card fails.', extensionId: 'card:a' });
const other = createProblem('EXTENSION_FACTORY_ERROR', { message: 'Another fails.', extensionId: 'card:b' });

function judge(own: Problem[], config: Partial<PageConfig> & { data?: Record<string, unknown> } = {}) {
  const { data = {}, ...given } = config;
  const app = { element: 'drawn', problems: own } as unknown as FinalizedApp;
  const page = { value: { data, locate: () => undefined }, problems: [], ...given };
  const { problems, failed } = judgeApp(app, { config: page, found: [], gaps: undefined });
  return { problems: problems.map(({ message }) => message), failed };
}

describe('an app is judged', () => {
  it('by what the page says and by what the browser finds', () => {
    const warning = createProblem('CONFIG_KEY_UNKNOWN', { message: 'Nobody reads it.' });
    expect(judge([], { problems: [warning] })).toEqual({ problems: ['Nobody reads it.'], failed: false });
    expect(judge([card], { problems: [warning] })).toEqual({
      problems: ['Nobody reads it.', 'The card fails.'],
      failed: true,
    });
  });

  it('once by each problem, where the server has checked and told it with its excerpt', () => {
    const told = { ...card, message: 'The card fails, as the server says.' };
    expect(judge([card], { problems: [told], checked: true }).problems).toEqual([told.message]);
    expect(judge([card, other], { problems: [told], checked: true }).problems).toEqual([
      told.message,
      'Another fails.',
    ]);
  });

  it('without a second voice, where the server only says of what kind a problem is', () => {
    const concealed = createProblem('EXTENSION_FACTORY_ERROR', { message: 'A factory fails.' });
    expect(judge([card, other], { problems: [concealed], checked: true }).problems).toEqual([
      'A factory fails.',
    ]);
  });

  it('as app.problems rates each code', () => {
    const rate = (severity: string) => ({ app: { problems: { EXTENSION_FACTORY_ERROR: severity } } });
    expect(judge([card], { data: rate('warning') })).toEqual({
      problems: ['The card fails.'],
      failed: false,
    });
    expect(judge([card], { data: rate('ignore') })).toEqual({ problems: [], failed: false });
  });
});
