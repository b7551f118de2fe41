import { inputError } from '#backend';

/** The content of the `after` parameter of `GET entities`. */
export interface PagePosition {
  limit?: number;
  offset: number;
}

export function printPagePosition(position: PagePosition): string {
  return Buffer.from(JSON.stringify(position)).toString('base64');
}

export function parsePagePosition(text: string): PagePosition {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64').toString());
    if (typeof value === 'object' && value !== null) {
      const { limit, offset } = value as Record<string, unknown>;
      if (isCount(offset)) return isCount(limit) ? { limit, offset } : { offset };
    }
  } catch {
    // Falls through: text that is not JSON is as malformed as other fields.
  }
  throw inputError('Malformed after cursor, could not be parsed');
}

function isCount(value: unknown): value is number {
  return Number.isSafeInteger(value) && (value as number) >= 0;
}
