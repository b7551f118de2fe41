import { copyText } from '#ui/headless';
import type { ToolContext } from './ToolContext';
import type { Tip } from './createTip';
import { forEachInBatches } from './forEachInBatches';
import { watchSizes } from './watchSizes';

/** Adds buttons to each block of code that copy it, and wrap its lines if they are too long. */
export function addCodeTools(root: ShadowRoot, { t }: ToolContext, tip: Tip): () => void {
  const sizes = watchSizes((code, isScrolling) => {
    const wrap = code.parentElement?.querySelector<HTMLElement>(':scope > div > [data-docs-tool="wrap"]');
    if (wrap) wrap.hidden = !isScrolling && wrap.getAttribute('aria-pressed') !== 'true';
    if (isScrolling) Object.assign(code, { tabIndex: 0, role: 'group', ariaLabel: t('code.label') });
    else for (const name of ['tabindex', 'role', 'aria-label']) code.removeAttribute(name);
  });
  const undo = forEachInBatches(root.querySelectorAll<HTMLElement>('.md-content pre > code'), (code) => {
    const pre = code.parentElement;
    if (!pre || pre.matches('.mermaid') || code.textContent.trim() === '') return undefined;
    const bar = document.createElement('div');
    bar.dataset['docsTool'] = 'code';
    const wrap = createButton('wrap', t('code.wrap'), (button) => {
      const isWrapped = pre.toggleAttribute('data-docs-wrap');
      button.setAttribute('aria-pressed', `${isWrapped}`);
    });
    wrap.setAttribute('aria-pressed', 'false');
    wrap.hidden = true;
    const copy = createButton('copy', t('code.copy'), (button) => {
      void copyText(printCode(code)).then((state) =>
        tip.show(button, t(state === 'copied' ? 'copied' : 'copyFailed')),
      );
    });
    bar.append(wrap, copy);
    pre.append(bar);
    sizes.add(code);
    return () => {
      bar.remove();
      pre.removeAttribute('data-docs-wrap');
    };
  });
  return () => {
    sizes.stop();
    undo();
  };
}

function createButton(tool: string, label: string, onClick: (button: HTMLElement) => void): HTMLElement {
  const button = document.createElement('button');
  button.type = 'button';
  button.dataset['docsTool'] = tool;
  button.ariaLabel = label;
  button.title = label;
  button.addEventListener('click', () => onClick(button));
  return button;
}

/** Line numbers are not part of the code. */
function printCode(code: HTMLElement): string {
  if (!code.querySelector('.linenos, .lineno')) return code.textContent;
  const copy = code.cloneNode(true) as HTMLElement;
  for (const number of copy.querySelectorAll('.linenos, .lineno')) number.remove();
  return copy.textContent;
}
