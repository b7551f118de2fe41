/**
 * Copies a text with `execCommand`, for browsers that don't provide the clipboard API or deny it, as on pages without HTTPS and
 * in frames.
 *
 * @returns whether the browser reports success
 */
export function copyBySelection(text: string): boolean {
  const selection = document.getSelection();
  if (!selection || typeof document.execCommand !== 'function') return false;
  const before = selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const copied = document.createElement('pre');
  copied.textContent = text;
  Object.assign(copied.style, {
    position: 'fixed',
    inset: '0 auto auto 0',
    opacity: '0',
    userSelect: 'text',
  });
  document.body.append(copied);
  try {
    selection.selectAllChildren(copied);
    return document.execCommand('copy');
  } finally {
    copied.remove();
    selection.removeAllRanges();
    if (before) selection.addRange(before);
  }
}
