import { createHash } from 'node:crypto';
import { getProblemDefinition, type Place, type Problem, type ProblemCode } from '#diagnostics';
import type { SarifArtifact, SarifFix, SarifLocation, SarifLog, SarifResult, SarifRule } from './sarif';

/** The data that the report needs in addition to the problems. */
export interface SarifOptions {
  /** The version of Trellis. */
  version: string;
  /** Returns the changes of a fix in its file, or `undefined` if they cannot be determined or must not be shown. */
  createFix: (problem: Problem) => SarifFix | undefined;
}

/** Prints the report as SARIF 2.1.0. Code hosts show it next to the changed lines of a pull request. */
export function printSarifReport(problems: readonly Problem[], options: SarifOptions): string {
  const codes = [...new Set(problems.map(({ code }) => code))].toSorted();
  const log: SarifLog = {
    $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
    version: '2.1.0',
    runs: [
      {
        tool: { driver: { name: 'Trellis', version: options.version, rules: codes.map(createRule) } },
        columnKind: 'utf16CodeUnits',
        results: problems.map((problem) => createResult(problem, codes, options)),
      },
    ],
  };
  return JSON.stringify(log, undefined, 2);
}

function createRule(code: ProblemCode): SarifRule {
  const { title, explanation, severity, area } = getProblemDefinition(code);
  return {
    id: code,
    name: toPascalCase(code),
    shortDescription: { text: `${title}.` },
    fullDescription: { text: explanation },
    help: { text: explanation },
    defaultConfiguration: { level: severity },
    properties: { tags: ['configuration', ...(area === 'configuration' ? [] : [area])] },
  };
}

function toPascalCase(code: string): string {
  return code.toLowerCase().replace(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

function createResult(
  problem: Problem,
  codes: readonly ProblemCode[],
  { createFix }: SarifOptions,
): SarifResult {
  const { code, severity, message, hint, where } = problem;
  const fix = createFix(problem);
  return {
    ruleId: code,
    ruleIndex: codes.indexOf(code),
    level: severity,
    message: { text: hint === undefined ? message : `${message} ${hint}` },
    ...(where ? { locations: [createLocation(where)] } : {}),
    ...(fix ? { fixes: [fix] } : {}),
    partialFingerprints: { 'trellis/v1': hashProblem(problem) },
  };
}

function createLocation(place: Place): SarifLocation {
  const { line, column, endLine, endColumn, path } = place;
  return {
    physicalLocation: {
      artifactLocation: createArtifact(place.file),
      region: {
        startLine: line,
        startColumn: column,
        ...(endLine === undefined ? {} : { endLine }),
        ...(endColumn === undefined ? {} : { endColumn }),
      },
    },
    ...(path === '' ? {} : { logicalLocations: [{ fullyQualifiedName: path, kind: 'property' }] }),
  };
}

/** Refers to a file relative to the root of the checkout, as code hosts expect. URLs stay unchanged. */
export function createArtifact(file: string): SarifArtifact {
  if (/^https?:\/\//i.test(file)) return { uri: file };
  return { uri: file.split('/').map(encodeURIComponent).join('/'), uriBaseId: '%SRCROOT%' };
}

/** Hashes a problem without its line, so that the fingerprint stays the same when lines above it are added. */
function hashProblem({ code, message, where }: Problem): string {
  return createHash('sha256')
    .update([code, where?.file ?? '', where?.path ?? '', message].join('\0'))
    .digest('hex')
    .slice(0, 32);
}
