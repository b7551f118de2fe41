/** A processing error, as the catalog reports it. */
export interface ProcessingError {
  name?: string;
  message: string;
}

/** The errors of one file. Without `file`, those that name none. */
export interface FileErrors {
  file?: string;
  errors: ProcessingError[];
}

// "file:/catalog/all.yaml, line 3: the rest", the form of the built-in catalog.
const leading = /^((?:file|url):.+?)((?:, line \d+)?): /;
const anywhere = /[^\s'"`,;()<>]+\.(?:ya?ml|json)\b/i;

/** Groups errors by the file that their message names, in the order of the first error of each file. */
export function groupErrors(errors: readonly ProcessingError[]): FileErrors[] {
  const groups = new Map<string | undefined, ProcessingError[]>();
  for (const error of errors) {
    const file = findFile(error.message);
    const group = groups.get(file);
    if (group) group.push(error);
    else groups.set(file, [error]);
  }
  return [...groups].map(([file, inFile]) => ({ ...(file === undefined ? {} : { file }), errors: inFile }));
}

function findFile(message: string): string | undefined {
  return leading.exec(message)?.[1] ?? anywhere.exec(message)?.[0];
}
