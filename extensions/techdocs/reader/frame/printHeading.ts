/** Returns the text of a heading without its link. */
export function printHeading(heading: Element): string {
  const text = [...heading.childNodes]
    .filter((node) => !(node instanceof Element && node.matches('.headerlink, [data-docs-tool]')))
    .map((node) => node.textContent ?? '')
    .join('');
  return text.replaceAll(/\s+/g, ' ').trim();
}
