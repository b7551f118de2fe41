import type { JsonValue } from '#model';

/**
 * Encrypts values that a plugin stores. The key is the portal's own, `auth.session.secret`. Other plugins cannot open the
 * values.
 */
export interface Sealer {
  /** Returns the encrypted value as text. It cannot be opened after its lifetime. */
  seal(value: JsonValue, lifetimeSeconds: number): Promise<string>;
  /** Returns `undefined` if the text was changed, has expired, or was sealed with another key. */
  open(sealed: string): Promise<JsonValue | undefined>;
}
