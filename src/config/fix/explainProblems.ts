import { createExcerpt, type Place, type Problem, type ProblemFix } from '#diagnostics';
import type { Audience } from '../mask/maskSource';
import { findChangedLines, printSplices } from './printFixPatch';
import { resolveFix } from './resolveFix';
import { createYamlSource, type YamlSource } from './yamlSource';

/** The files of a configuration, as in a LoadedConfig. */
export interface ExplainSources {
  sources: ReadonlyMap<string, string>;
  readSource(file: string, audience: Audience): string | undefined;
}

/** The audience of the explained problems. */
export interface ExplainOptions {
  /** True for browsers: hides everything in a file that browsers don't receive. Otherwise hides only secrets. */
  masked: boolean;
}

/**
 * Adds an excerpt of the file to each problem, and a patch to each fix.
 *
 * Removes fixes that don't match the file or that lose something, and decides whether the others are safe. If a fix touches hidden lines, only its title is kept. Error messages of libraries
 * (`cause`) are removed for browsers.
 */
export function explainProblems(
  problems: readonly Problem[],
  loaded: ExplainSources,
  { masked }: ExplainOptions,
): Problem[] {
  const audience: Audience = masked ? 'browser' : 'operator';
  const files = new Map<string, OpenFile>();
  const open = (file: string) => {
    const text = loaded.sources.get(file);
    if (text !== undefined && !files.has(file))
      files.set(file, openFile(text, loaded.readSource(file, audience)));
    return files.get(file);
  };
  return problems.map(({ excerpt: _excerpt, cause, fix, ...problem }) => {
    const { where } = problem;
    const text = where && loaded.readSource(where.file, audience);
    const excerpt = where && text !== undefined ? createExcerpt(text, where) : '';
    const explained = fix && explainFix(fix, open);
    const isHidden = masked && problem.code === 'CONFIG_VALUE_SUSPICIOUS' && !isShown(where, open);
    return {
      ...(isHidden ? hideValue(problem) : problem),
      ...(excerpt === '' ? {} : { excerpt }),
      ...(explained ? { fix: explained } : {}),
      ...(cause === undefined || masked ? {} : { cause }),
    };
  });
}

/** Whether the audience may see the line of a place. */
function isShown(where: Place | undefined, open: (file: string) => OpenFile | undefined): boolean {
  const file = where && open(where.file);
  const line = (where?.line ?? 0) - 1;
  return file !== undefined && file.lines[line] === file.shown[line];
}

/** What is said about a suspicious value usually contains it or its meaning. */
function hideValue({ hint: _hint, candidates: _candidates, ...problem }: Problem): Problem {
  return {
    ...problem,
    message: `'${problem.where?.path ?? ''}' is probably a mistake.`,
    hint: "Run 'trellis check' on the server to see why.",
  };
}

/** A file, and its lines as the audience may see them. */
interface OpenFile {
  source: YamlSource;
  lines: string[];
  shown: string[];
}

function openFile(text: string, shown = ''): OpenFile {
  return { source: createYamlSource(text), lines: text.split('\n'), shown: shown.split('\n') };
}

function explainFix(fix: ProblemFix, open: (file: string) => OpenFile | undefined): ProblemFix | undefined {
  const file = fix.edits[0]?.place.file;
  const opened = file === undefined ? undefined : open(file);
  if (file === undefined || !opened) return undefined;
  const { source, lines, shown } = opened;
  const resolved = resolveFix(source, fix);
  if (!resolved) return undefined;
  const { splices, applicability } = resolved;
  const { first, last } = findChangedLines(source, splices);
  for (let line = first; line < last; line += 1) {
    if (shown[line] !== lines[line]) return { title: fix.title, applicability, edits: [] };
  }
  return { ...fix, applicability, patch: printSplices(source, splices, file) };
}
