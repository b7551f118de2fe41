import { isScalar, parseDocument, type Node } from 'yaml';

/** The context of a scalar. In flow collections, more texts need quotes. */
export interface ScalarContext {
  inFlow: boolean;
  /** The scalar that is replaced. Its quotes are kept. */
  before?: Node | undefined;
}

/** Prints a scalar as YAML on one line, with quotes if needed. */
export function printScalar(value: string | number | boolean | null, context: ScalarContext): string {
  if (typeof value !== 'string') return String(value);
  if (/[\p{Cc}\p{Zl}\p{Zp}\uFEFF]/u.test(value)) return JSON.stringify(value);
  const type = isScalar(context.before) ? context.before.type : undefined;
  if (type === 'QUOTE_DOUBLE') return JSON.stringify(value);
  if (type !== 'QUOTE_SINGLE' && readsPlain(value, context.inFlow)) return value;
  return `'${value.replaceAll("'", "''")}'`;
}

/** Whether a text can be written without quotes, as a value and as a key. */
function readsPlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text.includes(' #') || text.includes(': ')) return false;
  const document = parseDocument(inFlow ? `[ ${text} ]` : `- ${text}`, { prettyErrors: false });
  return document.errors.length === 0 && document.warnings.length === 0 && isOnly(document.toJS(), text);
}

function isOnly(read: unknown, text: string): boolean {
  return Array.isArray(read) && read.length === 1 && read[0] === text;
}
