import { useCallback } from 'react';
import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { kindName } from './kindName';

/** Gives what calls a kind as people read it, in the user's language. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslationRef(catalogTranslationRef);
  return useCallback((kind) => kindName(kind, t), [t]);
}
