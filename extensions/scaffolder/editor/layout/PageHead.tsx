import { styled } from '@mui/material/styles';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import { useRouteRef, useTranslationRef } from '#sdk';
import { IconText, RouterLink, fontSize, fontWeight, rem, space } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { editRouteRef } from '../../routes';

const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[3],
  marginBottom: space[4],
  '& > div': { flex: '1 1 240px', minWidth: 0 },
  '& h2': { margin: 0, fontSize: rem(fontSize.xl), fontWeight: fontWeight.semibold },
});

/** The title of a tool for authors, with the way back to all of them. */
export function PageHead({ title, children }: { title: string; children?: ReactNode }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const back = useRouteRef(editRouteRef)?.();
  return (
    <Head>
      <div>
        {back !== undefined && (
          <IconText icon={<ArrowLeft aria-hidden />}>
            <RouterLink to={back}>{t('playground.back')}</RouterLink>
          </IconText>
        )}
        <h2>{title}</h2>
      </div>
      {children}
    </Head>
  );
}
