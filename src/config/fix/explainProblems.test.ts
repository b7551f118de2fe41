import { describe, expect, it } from 'vitest';
import { createProblem, type FixEdit } from '#diagnostics';
import { assertGrowsLinearly } from '../../../tests/checking/growth';
import { loadText } from '../node/testing/loadText';
import { explainProblems } from './explainProblems';

const text = `app:
  extensions:
    - page:catalog:
        config:
          titel: Everything
backend:
  listen: canary
`;

async function explain(edits: FixEdit[], line: number, masked: boolean) {
  const { loaded } = await loadText(text);
  const where = { file: 'layer-1.yaml', line, column: 11, endLine: line, endColumn: 16, path: '' };
  const fix = { title: 'Fix it.', applicability: 'safe' as const, edits };
  const problem = createProblem('CONFIG_KEY_UNKNOWN', { message: 'No.', where, fix, cause: 'canary' });
  return explainProblems([problem], loaded, { masked })[0];
}

const rename: FixEdit = {
  kind: 'replace',
  place: { file: 'layer-1.yaml', line: 5, column: 11, path: '' },
  value: 'title',
};
const relisten: FixEdit = {
  kind: 'replace',
  place: { file: 'layer-1.yaml', line: 7, column: 11, path: '' },
  value: 'canary2',
};

describe('explainProblems', () => {
  it.each([true, false])('adds the excerpt and the patch (masked: %s)', async (masked) => {
    const explained = await explain([rename], 5, masked);
    expect(explained?.excerpt).toBe(
      '4 |         config:\n5 |           titel: Everything\n  |           ^^^^^',
    );
    expect(explained?.fix?.patch).toBe(
      '@@ layer-1.yaml:5 @@\n         config:\n-          titel: Everything\n+          title: Everything',
    );
    expect(explained?.fix?.edits).toEqual([rename]);
  });

  it('removes everything that browsers must not see', async () => {
    const masked = await explain([relisten], 7, true);
    expect(masked?.excerpt).toBe('6 | backend:\n7 |   listen: ••••••\n  |           ^^^^^');
    expect(masked?.fix).toEqual({ title: 'Fix it.', applicability: 'safe' as const, edits: [] });
    expect(JSON.stringify(masked)).not.toContain('canary');
    const open = await explain([relisten], 7, false);
    expect(open?.fix?.patch).toContain('+  listen: canary2');
    expect(open?.cause).toBe('canary');
  });

  it('hides what is said about a value that browsers must not see', async () => {
    const { loaded } = await loadText(text);
    const say = (line: number, masked: boolean) => {
      const where = { file: 'layer-1.yaml', line, column: 11, endLine: line, endColumn: 16, path: 'a.b' };
      const said = { message: "'a.b' is canary.", hint: "Did you mean 'canary'?", candidates: ['canary'] };
      return explainProblems([createProblem('CONFIG_VALUE_SUSPICIOUS', { ...said, where })], loaded, {
        masked,
      });
    };
    expect(JSON.stringify(say(7, true))).not.toContain('canary');
    expect(say(7, true)[0]?.message).toBe("'a.b' is probably a mistake.");
    expect(say(5, true)[0]?.candidates).toEqual(['canary']);
    expect(say(7, false)[0]?.candidates).toEqual(['canary']);
  });

  it('removes fixes that do not match, and excerpts outside of the file', async () => {
    const beyond = { ...rename, place: { ...rename.place, line: 50 } };
    const explained = await explain([beyond], 50, false);
    expect(explained).not.toHaveProperty('fix');
    expect(explained).not.toHaveProperty('excerpt');
  });

  it('explains the problems of thousands of lines in one pass', async () => {
    const explained = await assertGrowsLinearly(50, async (size) => {
      const entries = Array.from(
        { length: size * 2 },
        (_, index) =>
          `    - page:p${index}:\n        config:\n          title: T\n          path: /p${index}`,
      );
      const { loaded } = await loadText(`app:\n  extensions:\n${entries.join('\n')}\n`);
      const problems = Array.from({ length: size }, (_, index) => {
        const place = { file: 'layer-1.yaml', line: 5 + index * 4, column: 11, path: '' };
        const edits: FixEdit[] = [{ kind: 'replace', place, value: 'heading' }];
        return createProblem('CONFIG_KEY_UNKNOWN', {
          message: '',
          where: place,
          fix: { title: '', applicability: 'safe' as const, edits },
        });
      });
      return () => explainProblems(problems, loaded, { masked: true });
    });
    expect(explained).toHaveLength(500);
    expect(explained.every(({ fix }) => fix?.patch?.includes('+          heading: T'))).toBe(true);
  });

  it('explains a fix of each of thousands of items of one list', async () => {
    const result = await assertGrowsLinearly(300, async (size) => {
      const items = Array.from({ length: size }, () => '    - page:p');
      const { loaded } = await loadText(`app:\n  extensions:\n${items.join('\n')}\n`);
      const problems = items.map((_, index) => {
        const place = { file: 'layer-1.yaml', line: 3 + index, column: 7, path: '' };
        const fix = {
          title: '',
          applicability: 'safe' as const,
          edits: [{ kind: 'remove', place } satisfies FixEdit],
        };
        return createProblem('EXTENSION_SETTINGS_DUPLICATE', { message: '', where: place, fix });
      });
      return () => explainProblems(problems, loaded, { masked: false });
    });
    expect(result.at(-1)?.fix?.patch).toContain('-    - page:p');
  });
});
