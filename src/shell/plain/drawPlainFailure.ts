/** Draws the failure page of the first script. It needs no other script, style sheet or text. */
export function drawPlainFailure(place: Element, error: unknown): void {
  const page = document.createElement('main');
  page.role = 'alert';
  page.style.cssText =
    'max-width: 640px; margin: 15vh auto; padding: 24px; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere';
  const title = createText('h1', 'The portal could not be shown');
  title.style.fontSize = '24px';
  const reload = createText('button', 'Reload');
  reload.style.cssText = 'font: inherit; padding: 6px 16px';
  reload.addEventListener('click', () => location.reload());
  page.append(title, ...listMessages(error).map((message) => createText('p', message)), reload);
  place.replaceChildren(page);
}

function createText(name: 'h1' | 'p' | 'button', text: string): HTMLElement {
  const element = document.createElement(name);
  element.textContent = text;
  return element;
}

/** The messages of an error and its causes. */
function listMessages(error: unknown): string[] {
  return error instanceof Error
    ? [error.message, ...(error.cause ? listMessages(error.cause) : [])]
    : [String(error)];
}
