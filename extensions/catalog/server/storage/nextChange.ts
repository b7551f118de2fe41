import { type RawBuilder, sql } from 'kysely';

/**
 * The number of the changes that this transaction makes: the generation that it will publish. Writers take turns, so numbers
 * become visible in their order.
 */
export const nextChange: RawBuilder<number> = sql`(select generation + 1 from catalog_state)`;
