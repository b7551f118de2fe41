/** Draws the failure page of the first script. It needs no other script or text, and no style sheet: skeleton.css only improves it. */
export function drawPlainFailure(place: Element, error: unknown): void {
  const page = document.createElement('main');
  page.role = 'alert';
  page.className = 'plain-failure';
  const title = createText('h1', 'The portal could not be shown');
  const reload = createText('button', 'Reload');
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
