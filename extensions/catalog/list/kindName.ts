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

/** Returns the translated name of a well-known kind, or the kind as it is spelled in entities. */
export function kindName(kind: string, t: TranslationFunction<Messages>): string {
  const key = kind.toLocaleLowerCase('en-US');
  return known.has(key) ? t(`kinds.${key as KnownKind}`) : kind;
}

/** Like `kindName`, in the plural. */
export function kindNames(kind: string, t: TranslationFunction<Messages>): string {
  const key = kind.toLocaleLowerCase('en-US');
  return known.has(key) ? t(`kinds.${key as KnownKind}_plural`) : t('kinds.unknown_plural', { kind });
}
