const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** The field that the keyboard writes to now, if it is in one. */
export function findTypedField(): Element | undefined {
  const active = document.activeElement;
  return active?.matches(editable) ? active : undefined;
}

/** Whether somebody is in the middle of writing. */
export function isTyping(): boolean {
  return findTypedField() !== undefined;
}

/** Whether two boxes lie over each other. */
export function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
