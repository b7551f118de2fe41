const extensions: Record<string, string> = {
  protobuf: 'proto',
  typescript: 'ts',
};

/** Downloads a definition as a file, named after its entity and language. */
export function downloadDefinition(name: string, definition: string, language = 'txt'): void {
  const address = URL.createObjectURL(new Blob([definition], { type: 'text/plain' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = `${name}.${extensions[language] ?? language}`;
  link.click();
  // The download starts asynchronously.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
