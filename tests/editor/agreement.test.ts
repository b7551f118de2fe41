import type { Problem, ProblemCode } from '#diagnostics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfigText, configFile } from '../checking/checkConfigText';
import { createMutants } from '../mutation/createMutants';
import { listBases } from '../mutation/listBases';
import { createRandom } from '../mutation/random';
import { modeline } from './cursor';
import { type LanguageServer, startLanguageServer } from './startLanguageServer';

/** What a schema can know: the form of each value on its own, and what is installed. */
const codesOfTheSchema: ReadonlySet<ProblemCode> = new Set<ProblemCode>([
  'CONFIG_VALUE_INVALID',
  'CONFIG_KEY_UNKNOWN',
  'EXTENSION_SETTINGS_INVALID',
  'INVALID_EXTENSION_CONFIG_KEY',
  'EXTENSION_PARENT_UNKNOWN',
  'EXTENSION_INPUT_UNKNOWN',
  'EXTENSION_INPUT_DATA_MISSING',
  'EXTENSION_INPUT_INTERNAL_IGNORED',
  'EXTENSION_CONFIGURATION_INVALID',
  'EXTENSION_CONFIGURATION_UNKNOWN_KEY',
  'EXTENSION_CONFIGURATION_UNSUPPORTED',
  'ROUTE_BINDING_INVALID_VALUE',
  'ROUTE_NOT_FOUND',
  'ROUTE_BINDING_PARAMS_MISMATCH',
]);

/** Mistakes that show only when variables are filled in, files are read, or the tree is grown. */
const kindsBeyondASchema = ['missing variable', 'include cycle', 'attachment cycle', 'duplicate entry'];

/** A short word that is near to the name of a section is as likely the section of another tool. */
const shortSection = /^(app|auth|home) →/;

/**
 * What the check tells although others may have it so, by nearness alone: types of locations and settings of source control
 * that a backend adds. And an empty value between braces, which the language server takes for one that is being written.
 */
const leniency = /'catalog\.locations\[\d+\]\.type'|'integrations\.|\.attachTo\.(?:id|input), must be/;

const identify = ({ code, message }: Problem) => `${code} ${message}`;
// Those of real installations leave variables open, which an editor cannot know.
const bases = listBases().filter(({ isOwn }) => isOwn);
const perBase = 40;

let server: LanguageServer;

beforeAll(async () => {
  server = await startLanguageServer();
});

afterAll(() => server.stop());

/** The lines that an editor underlines, counted as in the text without the modeline. */
async function listUnderlined(text: string): Promise<number[]> {
  const mistakes = await server.open('config/edited.yaml', `${modeline}\n${text}`).findMistakes();
  return mistakes.map(({ line }) => line - 1);
}

describe.each(bases)('what an editor and the check say of $name', (base) => {
  it('is that it is good', async () => {
    expect(await checkConfigText(base.text)).toEqual([]);
    expect(await listUnderlined(base.text)).toEqual([]);
  });

  it('is the same when it is broken', { timeout: 120_000 }, async () => {
    const random = createRandom(7);
    const mutants = random
      .sample(createMutants(base, random), perBase)
      .filter(({ kind, change }) => !kindsBeyondASchema.includes(kind) && !shortSection.test(change));
    const judged = await Promise.all(
      mutants.map(async ({ text, files = {}, change, kind }) => {
        const underlined = listUnderlined(text);
        const problems = await checkConfigText(text, { files });
        return { what: `${kind}: ${change}`, problems, underlined: await underlined };
      }),
    );
    const ofTheSchema = judged.filter(({ problems }) =>
      problems.some(({ code, message }) => codesOfTheSchema.has(code) && !leniency.test(message)),
    );
    expect(ofTheSchema.length).toBeGreaterThan(10);
    const missed = ofTheSchema.filter(
      ({ problems, underlined }) =>
        !problems.some(({ where }) => where?.file === configFile && underlined.includes(where.line)),
    );
    expect(missed.map(describeCase)).toEqual([]);
    const refusedAlone = judged.filter(
      ({ problems, underlined }) => problems.length === 0 && underlined.length > 0,
    );
    expect(refusedAlone.map(({ what }) => what)).toEqual([]);
  });
});

function describeCase({ what, problems }: { what: string; problems: Problem[] }): string {
  return `${what} — ${problems.map(identify).join('; ')}`;
}
