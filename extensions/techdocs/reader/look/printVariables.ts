import { fontFamily, radius, type Tokens } from '#ui';
import { codeColors } from '#viewers/code';

/**
 * Prints the colors and fonts of a theme as CSS variables of the shadow root: `--docs-*` for the stylesheets of the reader, and those
 * of Material for MkDocs for stylesheets of sites.
 */
export function printVariables(tokens: Tokens): string {
  const { surface, line, text, accent, status, code, variant } = tokens;
  const isDark = variant === 'dark';
  const variables: Record<string, string> = {
    '--docs-canvas': surface.canvas,
    '--docs-base': surface.base,
    '--docs-muted': surface.muted,
    '--docs-floating': surface.floating,
    '--docs-hover': surface.hover,
    '--docs-line': line.subtle,
    '--docs-line-strong': line.control,
    '--docs-text': text.primary,
    '--docs-text-secondary': text.secondary,
    '--docs-accent': accent.text,
    '--docs-accent-soft': accent.soft,
    '--docs-accent-line': accent.line,
    '--docs-accent-fill': accent.fill,
    '--docs-accent-fill-hover': accent.fillHover,
    '--docs-on-accent': accent.onFill,
    '--docs-focus': accent.focus,
    '--docs-mark': code.mark,
    '--docs-sans': fontFamily.sans,
    '--docs-mono': fontFamily.mono,
    '--docs-shadow': tokens.shadow,
    '--docs-radius-control': `${radius.control}px`,
    '--docs-radius-card': `${radius.card}px`,
    '--docs-only-light': isDark ? 'none' : 'inline',
    '--docs-only-dark': isDark ? 'inline' : 'none',
    ...Object.fromEntries(
      Object.entries(status).flatMap(([tone, colors]) => [
        [`--docs-${tone}`, colors.text],
        [`--docs-${tone}-soft`, colors.soft],
        [`--docs-${tone}-line`, colors.line],
      ]),
    ),
    ...Object.fromEntries(
      Object.entries(codeColors[variant]).map(([kind, color]) => [`--docs-code-${kind}`, color]),
    ),
    ...siteVariables,
  };
  const lines = Object.entries(variables).map(([name, value]) => `${name}:${value};`);
  return `:host{color-scheme:${variant};${lines.join('')}}`;
}

/** Stylesheets of sites use the variables of Material for MkDocs. They follow the theme of the portal. */
const siteVariables: Readonly<Record<string, string>> = {
  '--md-default-bg-color': 'var(--docs-canvas)',
  '--md-default-fg-color': 'var(--docs-text)',
  '--md-default-fg-color--light': 'var(--docs-text-secondary)',
  '--md-default-fg-color--lighter': 'var(--docs-line-strong)',
  '--md-default-fg-color--lightest': 'var(--docs-line)',
  '--md-primary-fg-color': 'var(--docs-accent-fill)',
  '--md-primary-fg-color--light': 'var(--docs-accent-fill)',
  '--md-primary-fg-color--dark': 'var(--docs-accent-fill-hover)',
  '--md-primary-bg-color': 'var(--docs-on-accent)',
  '--md-primary-bg-color--light': 'var(--docs-on-accent)',
  '--md-accent-fg-color': 'var(--docs-accent)',
  '--md-accent-fg-color--transparent': 'var(--docs-accent-soft)',
  '--md-accent-bg-color': 'var(--docs-on-accent)',
  '--md-typeset-color': 'var(--docs-text)',
  '--md-typeset-a-color': 'var(--docs-accent)',
  '--md-typeset-mark-color': 'var(--docs-mark)',
  '--md-typeset-kbd-color': 'var(--docs-base)',
  '--md-typeset-kbd-border-color': 'var(--docs-line-strong)',
  '--md-typeset-table-color': 'var(--docs-line)',
  '--md-code-bg-color': 'var(--docs-muted)',
  '--md-code-fg-color': 'var(--docs-text)',
  '--md-code-hl-color': 'var(--docs-mark)',
  '--md-admonition-bg-color': 'var(--docs-base)',
  '--md-admonition-fg-color': 'var(--docs-text)',
  '--md-footer-bg-color': 'var(--docs-muted)',
  '--md-footer-fg-color': 'var(--docs-text)',
  '--md-text-font': 'var(--docs-sans)',
  '--md-code-font': 'var(--docs-mono)',
  '--md-text-font-family': 'var(--docs-sans)',
  '--md-code-font-family': 'var(--docs-mono)',
};
