/** The name of a character, such as `&copy;` or `&copy`. The parser of the reader knows those of XML. */
const namePattern = /&(?!(?:amp|lt|gt|quot|apos);)[A-Za-z][A-Za-z0-9]*(?:;|(?![A-Za-z0-9=]))/g;

/** Characters by their names as they are written, such as `&copy;`. */
export type NamedCharacters = ReadonlyMap<string, string>;

/** Lists the names of characters in HTML, each once. */
export function listNames(html: string): string[] {
  return [...new Set(html.match(namePattern))];
}

/** Looks names of characters up in the browser, which knows all of them, so that the parser needs no list. Not available in workers. */
export function readNames(names: readonly string[]): NamedCharacters {
  // The names contain letters and digits only, so nothing else can be in this document.
  const list = new DOMParser().parseFromString(`<i>${names.join('</i><i>')}</i>`, 'text/html');
  return new Map(
    [...list.querySelectorAll('i')].map((item, index) => [names[index] ?? '', item.textContent]),
  );
}

/** Replaces names of characters in HTML by their numbers: `&copy;` becomes `&#169;`. */
export function replaceNames(html: string, characters: NamedCharacters): string {
  return html.replaceAll(namePattern, (name) => {
    const found = characters.get(name);
    return found === undefined || found === name ? name : printNumbers(found);
  });
}

function printNumbers(text: string): string {
  return Array.from(text, (character) => `&#${character.codePointAt(0)};`).join('');
}
