const maxRefs = 1000;
const maxCharacters = 92_160;
/** Two quotes and a comma around each ref in the JSON body. */
const charactersAround = 3;

/** Splits refs into request-sized pieces in their order: at most 1,000 refs and 92,160 characters of JSON each. */
export function chunkEntityRefs(entityRefs: string[]): string[][] {
  const chunks: string[][] = [];
  let chunk: string[] = [];
  let characters = 0;
  for (const entityRef of entityRefs) {
    const length = entityRef.length + charactersAround;
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
