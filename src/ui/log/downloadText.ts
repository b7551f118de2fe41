/** Hands a text to the browser as a file to be saved. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download begins a moment after the click.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
