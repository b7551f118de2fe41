import { useDeferredValue, useMemo, useState } from 'react';
import type { JsonObject } from '#model';
import type { TemplateFile } from '../files/templateFile';
import { useStablePages } from '../liveForm/useStablePages';
import { checkTemplate, isTemplateText, type CheckedTemplate } from '../source/checkTemplate';
import type { TemplateVocabulary } from '../source/templateVocabulary';
import { listPages } from '../source/templateValues';

/** The template of the open folder. */
export interface OpenTemplate {
  /** The path of its file. Undefined if no file is a template. */
  path: string | undefined;
  checked: CheckedTemplate | undefined;
  /** The pages of the form, from the last version without errors in the YAML. */
  pages: readonly JsonObject[];
  isOutdated: boolean;
}

/**
 * Finds the template to run: the selected file, the one that was selected last, or the first one. Checks it while the user types.
 *
 * @param hasAllFiles whether the files next to the template are known
 */
export function useCheckedTemplate(
  files: readonly TemplateFile[],
  selected: string | undefined,
  vocabulary: TemplateVocabulary,
  hasAllFiles: boolean,
): OpenTemplate {
  const [last, setLast] = useState<string>();
  const templates = files.filter(
    ({ path, content }) =>
      typeof content === 'string' && /\.ya?ml$/i.test(path) && (isTemplateText(content) || path === last),
  );
  const isTemplate = (path: string | undefined): boolean => templates.some((file) => file.path === path);
  const wanted = isTemplate(selected) ? selected : last;
  const file = templates.find(({ path }) => path === wanted) ?? templates[0];
  // The file stays the template while its kind is being changed.
  if (file && file.path !== last) setLast(file.path);
  const text = useDeferredValue(typeof file?.content === 'string' ? file.content : undefined);
  const folder = file?.path.replace(/[^/]*$/, '') ?? '';
  const paths = files.map(({ path }) => path).filter((path) => path.startsWith(folder));
  const near = useDeferredValue(
    hasAllFiles ? paths.map((path) => path.slice(folder.length)).join('\n') : undefined,
  );
  const checked = useMemo(() => {
    if (text === undefined) return undefined;
    return checkTemplate(text, near === undefined ? vocabulary : { ...vocabulary, files: near.split('\n') });
  }, [text, vocabulary, near]);
  const written = useMemo(
    () => (checked === undefined || checked.isBroken ? undefined : listPages(checked.template)),
    [checked],
  );
  const pages = useStablePages(written, file?.path);
  return { path: file?.path, checked, pages, isOutdated: checked?.isBroken === true };
}
