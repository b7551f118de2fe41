/** A case of the layering rules: the files and variables, and the resulting value of `x` or of `app.extensions`. */
export interface LayeringCase {
  title: string;
  /** Files in the working folder. Without `args`, `config/app-config.yaml` is read by default. */
  files: Record<string, string>;
  args?: string[];
  env?: Record<string, string>;
  /** The value of `x`. `undefined` if it is absent. */
  x?: unknown;
  /** The list `app.extensions`. */
  extensions?: unknown;
  /** The codes of the expected problems. None by default. */
  problems?: string[];
}

export const main = 'config/app-config.yaml';
export const local = 'config/app-config.local.yaml';

/** Creates a case with only the default file. */
export const single = (
  title: string,
  text: string,
  x: unknown,
  more: Partial<LayeringCase> = {},
): LayeringCase => ({
  title,
  files: { [main]: text, ...more.files },
  x,
  ...Object.fromEntries(Object.entries(more).filter(([key]) => key !== 'files')),
});

/** Creates a case with several layers, lowest first, each a file given with `--config`. */
export const layered = (
  title: string,
  layers: string[],
  x: unknown,
  more: Partial<LayeringCase> = {},
): LayeringCase => ({
  title,
  files: Object.fromEntries(layers.map((text, index) => [`${index}.yaml`, text])),
  args: layers.flatMap((_, index) => ['--config', `${index}.yaml`]),
  x,
  ...more,
});

export const unset = ['CONFIG_VARIABLE_MISSING'];
export const refused = ['CONFIG_INCLUDE_FAILED'];
