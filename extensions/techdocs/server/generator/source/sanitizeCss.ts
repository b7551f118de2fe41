/**
 * Removes what loads other files or leaves the page from a stylesheet of a site: imports, addresses of other hosts, and script. The reader
 * confines the rest to the page.
 */
export function sanitizeCss(css: string): string {
  return decodeEscapes(css)
    .replaceAll(/\/\*[\s\S]*?(?:\*\/|$)/g, '')
    .replaceAll(/@(?:import|charset|namespace)\b[^;{}]*(?:;|$)/gi, '')
    .replaceAll(/\b(?:expression|-moz-binding|behavior)\s*[:(]/gi, 'removed(')
    .replaceAll(
      /\b(?:url|src|image|image-set|-webkit-image-set)\s*\(([^()]*)\)?/gi,
      (whole, target: string) => (isOwnFile(target) ? whole : 'none'),
    )
    .replaceAll('</', '<\\/');
}

/** An escape could hide any of the words above. */
function decodeEscapes(css: string): string {
  return css.replaceAll(/\\([0-9a-f]{1,6})\s?/gi, (_escape, code: string) => {
    const point = Number.parseInt(code, 16);
    // Content such as '\201C' keeps its meaning.
    return point > 0 && point <= 0x10ffff && !(point >= 0xd800 && point <= 0xdfff)
      ? String.fromCodePoint(point)
      : '';
  });
}

function isOwnFile(target: string): boolean {
  const address = target
    .trim()
    .replaceAll(/^["']|["']$/g, '')
    .trim();
  return (
    /^data:(?:image\/(?:png|gif|jpeg|webp)|font\/)/i.test(address) ||
    !/^(?:[a-z][a-z0-9+.-]*:|[\\/]{2}|[\\/])/i.test(address)
  );
}
