/** Longer stylesheets are left out. In characters. */
const maxLength = 500_000;

/** Words in selectors that reach outside of the content. */
const outside = /:host|::part|::slotted|:root|::view-transition|::backdrop/i;

/** Comments, and strings that end. */
const quoted = /\/\*[\s\S]*?(?:\*\/|$)|"(?:[^"\\\n\r\f]|\\[\s\S])*"|'(?:[^'\\\n\r\f]|\\[\s\S])*'/g;

/** Functions that load files, and escapes, which could spell one. */
const loading = /(?:url|src|image|image-set|element)\s*\(|\\/i;

/**
 * Creates a stylesheet from the text of a stylesheet of a site. It can only style the content: it loads nothing, its elements are not
 * fixed, and it does not apply outside of the shadow root that adopts it. The frame keeps the content inside its own area.
 */
export function sanitizeSheet(css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  if (css.length > maxLength) return sheet;
  // Imports are ignored in these sheets, and nothing loads before the sheet is adopted.
  sheet.replaceSync(css);
  cleanRules(sheet);
  return sheet;
}

/**
 * Whether a declaration may stay. A custom property can become a part of any value.
 *
 * @param value as the browser prints it, or as it is written if it refers to a custom property
 */
export function isAllowedDeclaration(name: string, value: string): boolean {
  if (name === 'position') return /^(?:static|relative|absolute)$/i.test(value.trim());
  if (name === 'behavior' || name === '-moz-binding') return false;
  return !loading.test(value.replace(quoted, ' '));
}

function cleanRules(owner: CSSStyleSheet | CSSGroupingRule | CSSStyleRule): void {
  for (let index = owner.cssRules.length - 1; index >= 0; index--) {
    const rule = owner.cssRules[index];
    if (!rule || !isAllowedRule(rule)) {
      owner.deleteRule(index);
      continue;
    }
    if ('style' in rule) cleanDeclarations(rule.style as CSSStyleDeclaration);
    if ('cssRules' in rule) cleanRules(rule as CSSGroupingRule);
  }
}

function isAllowedRule(rule: CSSRule): boolean {
  if (rule instanceof CSSStyleRule) return !outside.test(rule.selectorText);
  return (
    rule instanceof CSSMediaRule ||
    rule instanceof CSSSupportsRule ||
    // Declarations after nested rules.
    rule.constructor.name === 'CSSNestedDeclarations'
  );
}

function cleanDeclarations(style: CSSStyleDeclaration): void {
  for (const name of Array.from(style))
    if (!isAllowedDeclaration(name, readValue(style, name))) style.removeProperty(name);
}

/** Longhands of common shorthands that never load anything. */
const harmless =
  /^(?:background-(?!image)|border-(?!image)|mask-(?:position|size|repeat|origin|clip|composite|mode)|list-style-(?!image)|margin|padding|font|flex|grid|row-gap|column|inset|(?:top|right|bottom|left)$|overflow|text-|transition|animation|outline|align|justify|line-height|white-space|container|scroll)/;

/** Longhands that load files, and the only shorthands that may have set them. */
const shorthands: Readonly<Record<string, string>> = {
  'background-image': 'background',
  'border-image-source': 'border-image',
  'list-style-image': 'list-style',
  'mask-image': 'mask',
};

/**
 * Reads a value. A longhand has none if its shorthand refers to a custom property; the text of the shorthand decides then. Where that is
 * not known, the value is one that is refused.
 */
function readValue(style: CSSStyleDeclaration, name: string): string {
  const value = style.getPropertyValue(name);
  if (value !== '' || name.startsWith('--') || harmless.test(name)) return value;
  return style.getPropertyValue(shorthands[name] ?? '') || 'url()';
}
