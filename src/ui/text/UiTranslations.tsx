import type { ReactNode } from 'react';
import { useMemo } from 'react';
import type { TranslationRef } from '#sdk';
import { useTranslationRef } from '#sdk';
import type { UiText } from './uiText';
import { UiTextContext } from './uiText';
import { uiTranslationRef } from './uiTranslationRef';

// Keys are checked where the kit asks for them; here any key goes through.
const anyKeyRef: TranslationRef = uiTranslationRef;

/** Gives the kit's components inside it their texts in the language of the app. Stands once, near the root. */
export function UiTranslations({ children }: { children: ReactNode }) {
  const { t } = useTranslationRef(anyKeyRef);
  const text = useMemo<UiText>(() => (key, values) => t(key, { ...values }), [t]);
  return <UiTextContext value={text}>{children}</UiTextContext>;
}
