import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { runCommand } from '../testing/runCommand';

// Loading all manifests is part of the first command in the process, so it happens before the tests.
beforeAll(() => import('../app/loadApp'), 60_000);

// The requirements of the SARIF 2.1.0 schema for the parts in use. Other parts are rejected.
const text = z.strictObject({ text: z.string().min(1) });
const level = z.enum(['none', 'note', 'warning', 'error']);
const artifactLocation = z.strictObject({
  uri: z.string().refine((uri) => URL.canParse(uri, 'file:///')),
  uriBaseId: z.string().optional(),
});
const region = z
  .strictObject({
    startLine: z.int().min(1),
    startColumn: z.int().min(1),
    endLine: z.int().min(1).optional(),
    endColumn: z.int().min(1).optional(),
  })
  .refine(({ startLine, endLine = startLine }) => endLine >= startLine);
const rule = z.strictObject({
  id: z.string().min(1),
  name: z.string().regex(/^[A-Z][A-Za-z]+$/),
  shortDescription: text,
  fullDescription: text,
  help: text,
  defaultConfiguration: z.strictObject({ level }),
  properties: z.strictObject({ tags: z.array(z.string()) }),
});
const result = z.strictObject({
  ruleId: z.string(),
  ruleIndex: z.int().min(0),
  level,
  message: text,
  locations: z
    .array(
      z.strictObject({
        physicalLocation: z.strictObject({ artifactLocation, region }),
        logicalLocations: z
          .array(z.strictObject({ fullyQualifiedName: z.string(), kind: z.string() }))
          .optional(),
      }),
    )
    .optional(),
  fixes: z
    .array(
      z.strictObject({
        description: text,
        artifactChanges: z
          .array(
            z.strictObject({
              artifactLocation,
              replacements: z
                .array(
                  z.strictObject({
                    deletedRegion: region,
                    insertedContent: z.strictObject({ text: z.string() }),
                  }),
                )
                .min(1),
            }),
          )
          .min(1),
      }),
    )
    .optional(),
  partialFingerprints: z.record(z.string(), z.string()),
});
const log = z.strictObject({
  $schema: z.url(),
  version: z.literal('2.1.0'),
  runs: z.array(
    z.strictObject({
      tool: z.strictObject({
        driver: z.strictObject({ name: z.string(), version: z.string(), rules: z.array(rule) }),
      }),
      columnKind: z.enum(['utf16CodeUnits', 'unicodeCodePoints']),
      results: z.array(result),
    }),
  ),
});

const broken = `app:
  title: [x]
  extensions:
    - page:catalog:
        config: { pth: /software }
    - theme:app/drak: false
backend:
  auth:
    keys: [{ secret: canary, secrt: canary }]
`;

async function report(files: Record<string, string>, ...args: string[]) {
  const { code, printed } = await runCommand(['check', '--format', 'sarif', ...args], files);
  const [run] = log.parse(JSON.parse(printed)).runs;
  if (!run) throw new Error('A report without a run');
  return { code, printed, rules: run.tool.driver.rules, results: run.results };
}

describe('the SARIF report', () => {
  const files = { 'config/app-config.yaml': broken };

  it('matches its schema, with a rule and a place for each result', async () => {
    const { code, rules, results } = await report(files);
    expect(code).toBe(1);
    expect(results.length).toBeGreaterThan(3);
    for (const { ruleId, ruleIndex, locations } of results) {
      expect(rules[ruleIndex]?.id).toBe(ruleId);
      expect(locations).toHaveLength(1);
    }
    expect(results[0]).toMatchObject({
      ruleId: 'CONFIG_VALUE_INVALID',
      level: 'error',
      locations: [
        {
          physicalLocation: {
            artifactLocation: { uri: 'config/app-config.yaml', uriBaseId: '%SRCROOT%' },
            region: { startLine: 2, startColumn: 10, endLine: 2, endColumn: 13 },
          },
          logicalLocations: [{ fullyQualifiedName: 'app.title' }],
        },
      ],
    });
  });

  it('contains only the changed characters of fixes, and no secrets', async () => {
    const { printed, results } = await report(files);
    const found = results.find(({ ruleId }) => ruleId === 'EXTENSION_CONFIGURATION_UNKNOWN_KEY');
    expect(found?.fixes?.[0]?.artifactChanges[0]?.replacements).toEqual([
      {
        deletedRegion: { startLine: 5, startColumn: 20, endLine: 5, endColumn: 20 },
        insertedContent: { text: 'a' },
      },
    ]);
    expect(printed).not.toContain('canary');
  });

  it('has the same fingerprint for a problem when lines are added above it', async () => {
    const before = await report(files);
    const after = await report({ 'config/app-config.yaml': `# a\n# b\n${broken}` });
    const fingerprints = ({ results }: typeof before) =>
      results.map(({ partialFingerprints }) => partialFingerprints);
    expect(fingerprints(after)).toEqual(fingerprints(before));
    expect(new Set(fingerprints(before).map((one) => one['trellis/v1'])).size).toBe(before.results.length);
  });

  it('is also printed if there are no problems, and if a file is missing', async () => {
    expect(await report({ 'config/app-config.yaml': '' })).toMatchObject({ code: 0, rules: [], results: [] });
    expect(await report({}, '--config', 'my file.yaml')).toMatchObject({
      code: 2,
      results: [
        {
          ruleId: 'CONFIG_INCLUDE_FAILED',
          locations: [{ physicalLocation: { artifactLocation: { uri: 'my%20file.yaml' } } }],
        },
      ],
    });
  });
});
