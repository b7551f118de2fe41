import { preloadLater } from '#sdk';

const loadCopyBySelection = preloadLater(() => import('./copyBySelection'));

/** Copies a text to the clipboard. */
export async function copyText(text: string): Promise<'copied' | 'failed'> {
  try {
    await navigator.clipboard.writeText(text);
    return 'copied';
  } catch {
    // The clipboard API is missing on pages without HTTPS, and browsers can deny access to it.
    return copyWithoutClipboard(text);
  }
}

async function copyWithoutClipboard(text: string): Promise<'copied' | 'failed'> {
  try {
    const { copyBySelection } = await loadCopyBySelection();
    return copyBySelection(text) ? 'copied' : 'failed';
  } catch {
    return 'failed';
  }
}
