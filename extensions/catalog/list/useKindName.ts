import { useCallback } from 'react';
import { useTranslationRef } from '#sdk';
import { catalogTranslationRef } from '../i18n/catalogTranslationRef';
import { kindName } from './kindName';

/** Returns a function that translates the name of a kind. */
export function useKindName(): (kind: string) => string {
  const { t } = useTranslationRef(catalogTranslationRef);
  return useCallback((kind) => kindName(kind, t), [t]);
}
