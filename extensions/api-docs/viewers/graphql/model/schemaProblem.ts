/** Why a definition cannot be shown as documentation. */
export interface SchemaProblem {
  /** `syntax` comes with the message of the parser. */
  code: 'syntax' | 'tooDeep' | 'empty' | 'notIntrospection';
  message?: string;
  /** Starting at 1. Undefined if the problem has no place in the text. */
  line?: number;
}
