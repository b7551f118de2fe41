import { describe, expect, it } from 'vitest';
import { createProblem, type Problem } from '#diagnostics';
import type { PageConfig } from '#config/browser';
import type { FinalizedApp } from '#engine';
import { checkStart } from './checkStart';

const card = createProblem('EXTENSION_FACTORY_ERROR', { message: 'The card fails.', extensionId: 'card:a' });
const other = createProblem('EXTENSION_FACTORY_ERROR', { message: 'Another fails.', extensionId: 'card:b' });

async function check(own: Problem[], config: Partial<PageConfig> & { data?: Record<string, unknown> } = {}) {
  const { data = {}, ...given } = config;
  const app = { element: 'drawn', problems: own } as unknown as FinalizedApp;
  const page = { value: { data, locate: () => undefined }, problems: [], ...given };
  const { problems, failed } = await checkStart(app, { config: page, found: [], gaps: undefined });
  return { problems: problems.map(({ message }) => message), failed };
}

describe('checkStart', () => {
  it('combines the problems of the page and of the browser', async () => {
    const warning = createProblem('CONFIG_KEY_UNKNOWN', { message: 'Unknown key.' });
    expect(await check([], { problems: [warning] })).toEqual({ problems: ['Unknown key.'], failed: false });
    expect(await check([card], { problems: [warning] })).toEqual({
      problems: ['Unknown key.', 'The card fails.'],
      failed: true,
    });
  });

  it('keeps only the problem of the server if it is the same', async () => {
    const reported = { ...card, message: 'The card fails, reported by the server.' };
    expect((await check([card], { problems: [reported], checked: true })).problems).toEqual([
      reported.message,
    ]);
    expect((await check([card, other], { problems: [reported], checked: true })).problems).toEqual([
      reported.message,
      'Another fails.',
    ]);
  });

  it('keeps only the problem of the server if it has only a code', async () => {
    const concealed = createProblem('EXTENSION_FACTORY_ERROR', { message: 'A factory fails.' });
    expect((await check([card, other], { problems: [concealed], checked: true })).problems).toEqual([
      'A factory fails.',
    ]);
  });

  it('applies the severities in app.problems', async () => {
    const rate = (severity: string) => ({ app: { problems: { EXTENSION_FACTORY_ERROR: severity } } });
    expect(await check([card], { data: rate('warning') })).toEqual({
      problems: ['The card fails.'],
      failed: false,
    });
    expect(await check([card], { data: rate('ignore') })).toEqual({ problems: [], failed: false });
  });
});
