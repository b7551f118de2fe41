import { useMemo } from 'react';
import { joinPaths, useMountPath, useTranslationRef } from '#sdk';
import { useUiLanguage } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import type { SampleId } from './gallerySample';
import { gallerySamples } from './samples';

/** A part of the kit as lists show it. */
export interface SampleLink {
  id: SampleId;
  title: string;
  summary: string;
  to: string;
}

/** Gives the parts of the kit in the order of their titles. */
export function useSampleLinks(): SampleLink[] {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const language = useUiLanguage();
  const gallery = useMountPath();
  return useMemo(() => {
    const { compare } = new Intl.Collator(language);
    return gallerySamples
      .map(({ id }) => ({
        id,
        title: t(`${id}.title`),
        summary: t(`${id}.summary`),
        to: joinPaths(gallery, id),
      }))
      .toSorted((a, b) => compare(a.title, b.title));
  }, [t, language, gallery]);
}
