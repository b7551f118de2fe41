const SOURCES =
  ':is(pre.mermaid, div.mermaid, pre:has(> code.language-mermaid), .highlight.language-mermaid)';

/** Returns the elements with the source of a Mermaid diagram. */
export function listDiagrams(root: ParentNode): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>(SOURCES)].filter(
    (source) => !source.parentElement?.closest('.mermaid, .highlight'),
  );
}

/** Returns the source of a diagram. */
export function readDiagram(source: Element): string {
  return (source.querySelector('code') ?? source).textContent.trim();
}
