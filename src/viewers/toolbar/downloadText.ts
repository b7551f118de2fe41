/** Downloads a text as a file. */
export function downloadText(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = fileName;
  link.click();
  // The download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
