import { useMemo } from 'react';
import { joinPaths, useMountPath, useTranslationRef } from '#sdk';
import { useUiLanguage } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import type { SampleId } from './gallerySample';
import { gallerySamples } from './samples';

/** A link to a sample. */
export interface SampleLink {
  id: SampleId;
  title: string;
  summary: string;
  to: string;
}

/** Returns links to all samples, sorted by title. */
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
