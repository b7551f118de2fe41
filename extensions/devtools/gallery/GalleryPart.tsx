import { styled } from '@mui/material/styles';
import { lazy, Suspense, useState } from 'react';
import { Progress, useTranslationRef } from '#sdk';
import { CodeView, fontSize, fontWeight, measure, rem, resolveTokens, space } from '#ui';
import { devtoolsTranslationRef } from '../i18n/devtoolsTranslationRef';
import type { GallerySample } from './gallerySample';

const Column = styled('article')(({ theme }) => ({
  minWidth: 0,
  '& > h2': { margin: 0, fontSize: rem(fontSize.xl), fontWeight: fontWeight.semibold, lineHeight: 1.4 },
  '& > h2 + p': {
    margin: `${space[1]}px 0 ${space[6]}px`,
    maxWidth: measure.prose,
    color: resolveTokens(theme).text.secondary,
  },
  '& > h3': {
    margin: `${space[8]}px 0 ${space[2]}px`,
    fontSize: rem(fontSize.lg),
    fontWeight: fontWeight.semibold,
    lineHeight: 1.4,
  },
}));

/** One part of the kit: what it is for, the part itself to try out, and what to write to get it. */
export function GalleryPart({ sample }: { sample: GallerySample }) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const { id } = sample;
  const [Content] = useState(() => lazySample(sample));
  return (
    <Column>
      <h2>{t(`${id}.title`)}</h2>
      <p>{t(`${id}.summary`)}</p>
      <Suspense fallback={<Progress />}>
        <Content heading={t('gallery.code')} label={t('gallery.codeLabel', { part: t(`${id}.title`) })} />
      </Suspense>
    </Column>
  );
}

/** The sample and its code, loaded together. */
function lazySample({ load }: GallerySample) {
  return lazy(async () => {
    const { Sample, code } = await load();
    const Content = ({ heading, label }: { heading: string; label: string }) => (
      <>
        <Sample />
        <h3>{heading}</h3>
        <CodeView code={code} language="tsx" label={label} />
      </>
    );
    return { default: Content };
  });
}
