import { createExcerpt, type Problem, type ProblemFix } from '#diagnostics';
import type { Audience } from '../mask/maskSource';
import { findChangedLines, printSplices } from './printFixPatch';
import { resolveFix } from './resolveFix';
import { createYamlSource, type YamlSource } from './yamlSource';

/** The files of a configuration, as a LoadedConfig has them. */
export interface ExplainSources {
  sources: ReadonlyMap<string, string>;
  readSource(file: string, audience: Audience): string | undefined;
}

/** For whom problems are explained. */
export interface ExplainOptions {
  /** For browsers: nothing of a file that the configuration does not give to them. Else for terminals, without secrets. */
  masked: boolean;
}

/**
 * Adds to each problem the lines of the file that it is about, and to its fix the lines that it changes.
 *
 * A fix that does not fit the file is left out. Of a fix that touches hidden lines only its title stays. Messages of other
 * libraries (`cause`) are kept from browsers.
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
    return {
      ...problem,
      ...(excerpt === '' ? {} : { excerpt }),
      ...(explained ? { fix: explained } : {}),
      ...(cause === undefined || masked ? {} : { cause }),
    };
  });
}

/** A file with what its audience may see of it, line by line. */
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
  const splices = resolveFix(source, fix);
  if (!splices) return undefined;
  const { first, last } = findChangedLines(source, splices);
  for (let line = first; line < last; line += 1) {
    if (shown[line] !== lines[line]) return { title: fix.title, edits: [] };
  }
  return { ...fix, patch: printSplices(source, splices, file) };
}
