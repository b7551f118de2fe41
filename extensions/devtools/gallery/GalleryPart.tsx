import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { lazyPart, Progress, useTranslationRef } from '#sdk';
import { fontSize, fontWeight, measure, rem, resolveTokens, space } from '#ui';
import { CodeView } from '#viewers/code';
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

/** A kit component: its summary, a live sample and the example code. */
export function GalleryPart({ sample }: { sample: GallerySample }) {
  const { t } = useTranslationRef(devtoolsTranslationRef);
  const { id } = sample;
  const [Content] = useState(() => lazySample(sample));
  return (
    <Column>
      <h2>{t(`${id}.title`)}</h2>
      <p>{t(`${id}.summary`)}</p>
      <Content heading={t('gallery.code')} label={t('gallery.codeLabel', { part: t(`${id}.title`) })} />
    </Column>
  );
}

/** Loads the sample together with its code. */
function lazySample({ load }: GallerySample) {
  return lazyPart(async () => {
    const { Sample, code } = await load();
    return ({ heading, label }: { heading: string; label: string }) => (
      <>
        <Sample />
        <h3>{heading}</h3>
        <CodeView code={code} language="tsx" label={label} />
      </>
    );
  }, Progress);
}
