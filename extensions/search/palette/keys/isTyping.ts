const fields = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';
const editors = '.cm-editor, .xterm';
const popups = '[role="dialog"], [role="alertdialog"], [role="menu"], [role="listbox"], [role="application"]';

/** Returns whether keys belong to the focused element: a field, an editor, a terminal, or a dialog or menu. */
export function isTyping(): boolean {
  const focused = document.activeElement;
  return Boolean(focused?.closest(`${fields}, ${editors}, ${popups}`)) || isDialogOpen();
}

/** Returns whether a modal dialog is open, or the message that a part of the page cannot be loaded. */
export function isDialogOpen(): boolean {
  return document.querySelector('[aria-modal="true"], dialog:modal, [data-part-failure]') !== null;
}

/** Returns whether the focus is in a terminal, which has its own use for Control and a letter. */
export function isInTerminal(): boolean {
  return Boolean(document.activeElement?.closest('.xterm'));
}
