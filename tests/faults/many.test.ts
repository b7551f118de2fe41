import { describe, expect, it } from 'vitest';
import { checkLoadedConfig, loadConfigText } from '../checking/checkConfigText';
import { assertGrowsLinearly } from '../checking/growth';

/** Indented lines of YAML, with a number in each. */
type PrintLine = (index: number) => string;

const mistakes: Record<string, { above: string; line: PrintLine }> = {
  'extensions of plugins that are not installed': {
    above: 'app:\n  extensions:\n',
    line: (index) => `    - entity-card:acme${index}/widget: { config: { title: A } }`,
  },
  'misspelled extensions': {
    above: 'app:\n  extensions:\n',
    line: (index) => `    - page:catalo${index}: false`,
  },
  'navigation items of older apps': {
    above: 'app:\n  extensions:\n',
    line: (index) => `    - nav-item:acme${index}: false`,
  },
  'bindings of plugins that are not installed': {
    above: 'app:\n  routes:\n    bindings:\n',
    line: (index) => `      acme${index}.page: acme.page${index}`,
  },
  'unknown keys of a section': {
    above: 'organization:\n',
    line: (index) => `  key${index}: 1`,
  },
  'unknown keys of an extension': {
    above: 'app:\n  extensions:\n    - page:catalog:\n        config:\n',
    line: (index) => `          key${index}: 1`,
  },
};

describe('thousands of unknown entries are checked in linear time', () => {
  it.each(Object.entries(mistakes))('%s', async (_name, { above, line }) => {
    const problems = await assertGrowsLinearly(100, async (size) => {
      const text = above + Array.from({ length: size }, (_, index) => line(index)).join('\n');
      const loaded = await loadConfigText(`${text}\n`);
      return () => checkLoadedConfig(loaded.value);
    });
    expect(problems.length).toBe(1000);
  });
});
