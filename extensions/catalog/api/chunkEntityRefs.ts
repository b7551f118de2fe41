const maxRefs = 1000;
const maxCharacters = 92_160;
/** Two quotes and a comma for each ref in the JSON body. */
const charactersPerRef = 3;

/** Splits refs into chunks for one request each, in order: at most 1,000 refs and 92,160 characters of JSON. */
export function chunkEntityRefs(entityRefs: string[]): string[][] {
  const chunks: string[][] = [];
  let chunk: string[] = [];
  let characters = 0;
  for (const entityRef of entityRefs) {
    const length = entityRef.length + charactersPerRef;
    if (chunk.length > 0 && (chunk.length === maxRefs || characters + length > maxCharacters)) {
      chunks.push(chunk);
      chunk = [];
      characters = 0;
    }
    chunk.push(entityRef);
    characters += length;
  }
  if (chunk.length > 0) chunks.push(chunk);
  return chunks;
}
