import type { ValueError } from '../../api/ScaffolderApi';
import { readProperty } from '../../form/schema/readProperty';
import type { FormText } from '../../form/validate/describeError';
import type { FormProblem } from '../../form/validate/findProblems';
import type { TemplatePage } from '../pages/templatePages';

/** Problems by the index of their page. */
export type PageProblems = Readonly<Record<number, readonly FormProblem[]>>;

/** Assigns the errors of the backend to pages. An error of a value that no page asks for belongs to the last page. */
export function mapValueErrors(
  errors: readonly ValueError[],
  pages: readonly TemplatePage[],
  t: FormText,
): PageProblems {
  const problems: Record<number, FormProblem[]> = {};
  for (const error of errors) {
    const isMissing = error['name'] === 'required' && typeof error['argument'] === 'string';
    const path = error.path.map(String).concat(isMissing ? [String(error['argument'])] : []);
    const found = pages.findIndex(({ schema }) => path[0] !== undefined && readProperty(schema, [path[0]]));
    const index = found < 0 ? pages.length - 1 : found;
    const message = isMissing ? t('error.required') : t('create.rejectedValue', { reason: error.message });
    const known = problems[index] ?? [];
    if (!known.some((problem) => problem.path.join('/') === path.join('/')))
      problems[index] = [...known, { path, message }];
  }
  return problems;
}
