const editable = 'input, textarea, select, [contenteditable=""], [contenteditable="true"], [role="textbox"]';

/** Returns the editable field that has the focus. */
export function findTypedField(): Element | undefined {
  const active = document.activeElement;
  return active?.matches(editable) ? active : undefined;
}

/** Whether the user is typing. */
export function isTyping(): boolean {
  return findTypedField() !== undefined;
}

/** Whether two boxes overlap. */
export function isOver(one: DOMRect, other: DOMRect): boolean {
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
