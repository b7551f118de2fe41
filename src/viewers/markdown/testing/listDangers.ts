/**
 * Lists dangerous elements and attributes on a page that a document must not add. It is self-contained, so that it can run in a
 * page.
 */
export function listDangers(page: Element): string[] {
  const dangers: string[] = [];
  for (const element of page.querySelectorAll('*')) {
    const tag = element.tagName.toLowerCase();
    if (/^(script|iframe|object|embed|form|style|link|meta|base|template|math|noscript)$/.test(tag))
      dangers.push(tag);
    for (const { name, value } of element.attributes) {
      if (/^on|^srcdoc$|^action$|^formaction$/.test(name)) dangers.push(`${tag} ${name}`);
      if (/^(href|src)$/.test(name) && !/^(https?:\/\/|\/|\.|x$)/.test(value))
        dangers.push(`${tag} ${name}=${value}`);
      if (name === 'id' && !value.startsWith('doc-')) dangers.push(`${tag} id=${value}`);
    }
    if (element.shadowRoot) dangers.push(`${tag} shadow root`);
  }
  return dangers;
}
