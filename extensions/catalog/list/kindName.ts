import type { TranslationFunction } from '#sdk';
import type { catalogTranslationRef } from '../i18n/catalogTranslationRef';

type Messages = (typeof catalogTranslationRef)['messages'];
type KnownKind =
  | 'component'
  | 'api'
  | 'system'
  | 'domain'
  | 'resource'
  | 'group'
  | 'user'
  | 'template'
  | 'location';

const known: ReadonlySet<string> = new Set<KnownKind>([
  'component',
  'api',
  'system',
  'domain',
  'resource',
  'group',
  'user',
  'template',
  'location',
]);

/** A kind as people read it: translated where it is a well-known one, else as its entities write it. */
export function kindName(kind: string, t: TranslationFunction<Messages>): string {
  const key = kind.toLocaleLowerCase('en-US');
  return known.has(key) ? t(`kinds.${key as KnownKind}`) : kind;
}

/** The same for many. */
export function kindNames(kind: string, t: TranslationFunction<Messages>): string {
  const key = kind.toLocaleLowerCase('en-US');
  return known.has(key) ? t(`kinds.${key as KnownKind}_plural`) : t('kinds.unknown_plural', { kind });
}
