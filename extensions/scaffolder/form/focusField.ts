const FOCUSABLE = 'input, select, textarea, button, [tabindex]';

/** Moves the focus to the control of a field, or to its first one. */
export function focusField(id: string): void {
  const control = document.getElementById(id);
  const target = control?.matches(FOCUSABLE)
    ? control
    : (document.getElementById(`${id}__field`)?.querySelector<HTMLElement>(FOCUSABLE) ?? control);
  target?.focus({ preventScroll: true });
  target?.scrollIntoView({ block: 'center' });
}
