/** One case of the layering rules: what is there, and what the key `x` (or the entries of `app.extensions`) then holds. */
export interface LayeringCase {
  title: string;
  /** Files below the working folder. Without `args`, `config/app-config.yaml` is read by default. */
  files: Record<string, string>;
  args?: string[];
  env?: Record<string, string>;
  /** The value of `x`; `undefined` when it is absent. */
  x?: unknown;
  /** The list `app.extensions`. */
  extensions?: unknown;
  /** The codes of what is told; none when left out. */
  told?: string[];
}

export const main = 'config/app-config.yaml';
export const local = 'config/app-config.local.yaml';

/** A case of which only the default file counts. */
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

/** A case of layers, the lowest first, each a file named with `--config`. */
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
