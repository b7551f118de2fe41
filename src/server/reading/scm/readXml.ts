/** Returns the texts of all elements with a name, in the lists of objects that storage services return. */
export function readXml(xml: string, name: string): string[] {
  return [...xml.matchAll(new RegExp(`<${name}>([^<]*)</${name}>`, 'g'))].map(([, text = '']) =>
    text.replace(/&(lt|gt|quot|apos|amp|#\d+|#x[\da-f]+);/gi, (whole, code: string) => decode(whole, code)),
  );
}

/** Returns the content of all elements with a name. */
export function readXmlBlocks(xml: string, name: string): string[] {
  return xml
    .split(`<${name}>`)
    .slice(1)
    .map((rest) => rest.split(`</${name}>`)[0] ?? '');
}

const names: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' };

function decode(whole: string, code: string): string {
  if (!code.startsWith('#')) return names[code.toLowerCase()] ?? whole;
  const point = /^#x/i.test(code) ? Number.parseInt(code.slice(2), 16) : Number(code.slice(1));
  return point <= 0x10ffff ? String.fromCodePoint(point) : whole;
}
