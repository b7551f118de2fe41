import type { Problem, ProblemCode } from '#diagnostics';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkConfigText, configFile } from '../checking/checkConfigText';
import type { Base } from '../mutation/base';
import { createMutants } from '../mutation/createMutants';
import { createRandom } from '../mutation/random';
import { modeline } from './cursor';
import { type LanguageServer, startLanguageServer } from './startLanguageServer';

/** Codes that a schema can detect, from the form of each value and the installed extensions. */
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

/** Mistakes that are visible only after variables are replaced, files are read, or the tree is built. */
const kindsBeyondASchema = ['missing variable', 'include cycle', 'attachment cycle', 'duplicate entry'];

/** Short words similar to the name of a section may be sections of other tools. */
const shortSection = /^(app|auth|home) →/;

/**
 * Problems that the check reports only because of a similar name, although a backend may support the value: location types and
 * source control settings. Also empty values in flow style, which the language server accepts as incomplete input.
 */
const leniency = /'catalog\.locations\[\d+\]\.type'|'integrations\.|\.attachTo\.(?:id|input), must be/;

const identify = ({ code, message }: Problem) => `${code} ${message}`;

/** Defines tests that an editor and the check report the same for valid configurations and for mistakes in them. */
export function describeAgreement(bases: readonly Base[], mistakesPerBase: number): void {
  let server: LanguageServer;

  beforeAll(async () => {
    server = await startLanguageServer();
  });

  afterAll(() => server.stop());

  /** Lines that an editor underlines, without counting the modeline. */
  async function listUnderlined(text: string): Promise<number[]> {
    const mistakes = await server.open('config/edited.yaml', `${modeline}\n${text}`).findMistakes();
    return mistakes.map(({ line }) => line - 1);
  }

  describe.each(bases)('the editor and the check agree on $name', (base) => {
    it('without mistakes', async () => {
      expect(await checkConfigText(base.text)).toEqual([]);
      expect(await listUnderlined(base.text)).toEqual([]);
    });

    it('with mistakes', async () => {
      const random = createRandom(7);
      const mutants = random
        .sample(createMutants(base, random), mistakesPerBase)
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
      expect(ofTheSchema.length).toBeGreaterThan(mistakesPerBase / 4);
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
}

function describeCase({ what, problems }: { what: string; problems: Problem[] }): string {
  return `${what} — ${problems.map(identify).join('; ')}`;
}
