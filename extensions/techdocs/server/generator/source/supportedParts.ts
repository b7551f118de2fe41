/** A part of the configuration that the generator does not support. */
export interface UnsupportedPart {
  /** In English. */
  text: string;
  /** What it is, such as `plugin` or the key of a setting. Readers show the text for it in the language of the user. */
  part: string;
  /** The name of the extension or plugin. */
  name?: string;
  /** The line in `mkdocs.yml`. */
  line: number;
}

interface Located {
  name: string;
  line: number;
}

/** Extensions of Python-Markdown and PyMdown whose syntax is built. */
const supportedExtensions = new Set([
  'abbr',
  'admonition',
  'attr_list',
  'codehilite',
  'def_list',
  'extra',
  'fenced_code',
  'footnotes',
  'md_in_html',
  'meta',
  'sane_lists',
  'smart_strong',
  'smarty',
  'tables',
  'toc',
  'mdx_math',
  'mdx_truly_sane_lists',
  ...[
    'arithmatex',
    'betterem',
    'caret',
    'critic',
    'details',
    'emoji',
    'extra',
    'highlight',
    'inlinehilite',
    'keys',
    'magiclink',
    'mark',
    'saneheaders',
    'smartsymbols',
    'snippets',
    'superfences',
    'tabbed',
    'tasklist',
    'tilde',
  ].map((name) => `pymdownx.${name}`),
]);

const supportedPlugins = new Set(['techdocs-core', 'search', 'material/search']);

/** Lists the extensions of Markdown that the generator does not support. */
export function checkExtensions(extensions: readonly Located[]): UnsupportedPart[] {
  return extensions
    .filter(({ name }) => !supportedExtensions.has(name.replace(/^markdown\.extensions\./, '')))
    .map(({ name, line }) => ({
      text: `The Markdown extension '${name}' is not supported. Its syntax was left unchanged.`,
      part: 'extension',
      name,
      line,
    }));
}

/** Lists the plugins of MkDocs that the generator does not support. */
export function checkPlugins(plugins: readonly Located[]): UnsupportedPart[] {
  return plugins
    .filter(({ name }) => !supportedPlugins.has(name))
    .map(({ name, line }) => ({
      text: `The plugin '${name}' is not supported and was not run.`,
      part: 'plugin',
      name,
      line,
    }));
}
