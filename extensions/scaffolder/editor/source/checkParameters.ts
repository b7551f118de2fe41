import { isSeq, parseDocument } from 'yaml';
import { isJsonObject, type JsonObject } from '#model';
import { checkTemplate, type TemplateProblem } from './checkTemplate';
import type { TemplateVocabulary } from './templateVocabulary';

/** The pages of a form that were read from a text. */
export interface CheckedParameters {
  /** Undefined if the text has errors. */
  pages: JsonObject[] | undefined;
  problems: TemplateProblem[];
}

/** Reads `spec.parameters` of a template: a list of pages, or one page. */
export function checkParameters(text: string, vocabulary: TemplateVocabulary): CheckedParameters {
  const { contents, errors } = parseDocument(text);
  const value = toValue(contents);
  const pages =
    isSeq(contents) && Array.isArray(value) ? value.filter(isJsonObject) : isJsonObject(value) ? [value] : [];
  if (errors.length > 0 || pages.length === 0) {
    const { problems } = checkTemplate(text, {});
    return { pages: undefined, problems: problems.filter(() => errors.length > 0) };
  }
  return { pages, problems: checkFieldNames(text, vocabulary) };
}

/** Checks the names of fields, in a template that only has these parameters. */
function checkFieldNames(text: string, { fields }: TemplateVocabulary): TemplateProblem[] {
  const head = 'spec:\n  parameters:\n';
  const shifted = text.replaceAll(/^(?=.)/gm, '    ');
  return checkTemplate(head + shifted, fields ? { fields } : {})
    .problems.filter(({ problem }) => problem.key === 'unknownField')
    .map((problem) => {
      // Each line starts four characters later, and there are two more lines.
      const move = (offset: number): number => {
        const before = shifted.slice(0, offset - head.length);
        return offset - head.length - 4 * (before.match(/^ {4}/gm)?.length ?? 0);
      };
      return { ...problem, from: move(problem.from), to: move(problem.to), line: problem.line - 2 };
    });
}

function toValue(contents: unknown): unknown {
  try {
    return (contents as { toJSON?: () => unknown } | null)?.toJSON?.();
  } catch {
    return undefined;
  }
}
