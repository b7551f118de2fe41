import type { FastifyReply } from 'fastify';
import type { PrintedEntity } from '../ports/reader';

/** What is before and after the items of an answer. */
export interface ListFrame {
  start: string;
  end: string;
}

/** Prints an answer from printed entities. Missing ones are `null`. */
export function sendList(
  reply: FastifyReply,
  items: ReadonlyArray<PrintedEntity | null>,
  { start, end }: ListFrame,
): string {
  reply.type('application/json; charset=utf-8');
  return `${start}${printItems(items)}${end}`;
}

/** Prints the items of a JSON list, without its brackets. */
export function printItems(items: ReadonlyArray<PrintedEntity | null>): string {
  return items.map((item) => item ?? 'null').join(',');
}
