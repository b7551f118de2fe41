import type { LocatedMap } from '../located/locatedValue';
import { listHiddenSpans } from './listHiddenSpans';
import { listShownSpans } from './listShownSpans';
import { showOnlySpans, hideSpans } from './maskText';
import { maskUnreadable } from './maskUnreadable';

/** Whose eyes a text of a file is for. */
export type Audience =
  /** Browsers: what the schema does not give to them is hidden, and so is what comes from variables and files. */
  | 'browser'
  /** The operator's terminal and logs: secrets are hidden. */
  | 'operator';

/**
 * The one rule for showing lines of configuration files: the text of a file with everything hidden that its audience must not
 * see. Lines and columns stay where they are; a line ends at the first thing that is hidden in it.
 *
 * Browsers see what the configuration that they get holds anyway, and the names of known keys. A file that could not be
 * parsed is read by its lines: of its values only those in `app.extensions` are shown.
 *
 * @param layers - What the files and the environment say, each by itself, before anything was merged or refused.
 */
export function maskSource(
  text: string,
  file: string,
  layers: readonly LocatedMap[],
  audience: Audience,
): string {
  const shown = listShownSpans(layers, file);
  if (!shown.wasRead) return maskUnreadable(text, audience);
  return audience === 'browser' ? showOnlySpans(text, shown) : hideSpans(text, listHiddenSpans(layers, file));
}
