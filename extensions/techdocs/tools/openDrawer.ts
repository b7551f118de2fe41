import type { Frame } from '../reader/frame/createFrame';

/** What a drawer shows, and its texts. */
export interface DrawerOptions {
  side: 'primary' | 'secondary';
  label: string;
  closeLabel: string;
  /** Called when the user closes it. */
  onDismiss: () => void;
}

/** Shows a sidebar over the page. Returns the function that closes it. */
export function openDrawer(frame: Frame, { side, label, closeLabel, onDismiss }: DrawerOptions): () => void {
  const { drawer, closeDrawer } = frame;
  const closed = new AbortController();
  const dismiss = () => {
    closeDrawer();
    onDismiss();
  };
  const button = document.createElement('button');
  button.type = 'button';
  button.className = 'docs-drawer__close';
  button.ariaLabel = closeLabel;
  button.textContent = '✕';
  button.addEventListener('click', dismiss);
  drawer.addEventListener('click', ({ target }) => target === drawer && dismiss(), closed);
  drawer.addEventListener(
    'cancel',
    (event) => {
      event.preventDefault();
      dismiss();
    },
    closed,
  );
  drawer.ariaLabel = label;
  drawer.dataset['side'] = side === 'primary' ? 'start' : 'end';
  drawer.replaceChildren(button, frame[side]);
  drawer.showModal();
  return () => {
    closed.abort();
    closeDrawer();
  };
}
