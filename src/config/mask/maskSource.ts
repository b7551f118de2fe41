import type { LocatedMap } from '../located/locatedValue';
import type { ConfigSchema } from '../schema/configSchema';
import { listHiddenSpans } from './listHiddenSpans';
import { listShownSpans } from './listShownSpans';
import { showOnlySpans, hideSpans } from './maskText';
import { maskUnreadable } from './maskUnreadable';

/** The audience of the text of a file. */
export type Audience =
  /** Browsers: hides values that the schema does not make visible, and values from variables and files. */
  | 'browser'
  /** The operator's terminal and logs: hides secrets. */
  | 'operator';

/** The sources and the audience of masking. */
interface MaskOptions {
  /** The values of each file and of the environment, before merging and validation. */
  layers: readonly LocatedMap[];
  schema: ConfigSchema;
  audience: Audience;
}

/**
 * Returns the text of a configuration file without the parts that the audience must not see. All excerpts of configuration files
 * go through this function. Lines and columns stay the same. A line ends at its first hidden part.
 *
 * Browsers see the values that they receive with the configuration, and the names of known keys. If a file could not be parsed,
 * it is masked line by line, and only values in `app.extensions` are shown.
 */
export function maskSource(text: string, file: string, { layers, schema, audience }: MaskOptions): string {
  const shown = listShownSpans(layers, file, schema);
  if (!shown.wasRead) return maskUnreadable(text, audience, schema);
  if (audience === 'browser') return showOnlySpans(text, shown);
  return hideSpans(text, listHiddenSpans(layers, file, schema));
}
