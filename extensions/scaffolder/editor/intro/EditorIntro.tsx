import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { FolderPlus, FolderUp, ListChecks, PencilLine, SlidersHorizontal } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link, useTranslationRef } from '#sdk';
import { Banner, fontSize, fontWeight, radius, rem, resolveTokens, space } from '#ui';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import type { FolderOpener } from '../open/useFolderOpener';

/** Props of {@link EditorIntro}. */
export interface EditorIntroProps {
  opener: FolderOpener;
  /** The name of the folder that is open. */
  openName: string | undefined;
}

const Layout = styled('div')({
  display: 'grid',
  gap: space[4],
  '& h2': { margin: 0, fontSize: rem(fontSize.xl) },
});

const Cards = styled('ul')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(420px, 100%), 1fr))',
    gap: space[4],
    margin: 0,
    padding: 0,
    listStyle: 'none',
    '& > li': {
      position: 'relative',
      display: 'grid',
      gridTemplateColumns: '40px minmax(0, 1fr)',
      alignContent: 'start',
      columnGap: space[4],
      rowGap: space[1],
      padding: space[6],
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.card,
      backgroundColor: tokens.surface.base,
    },
    '& > li:has(> h3 > :is(a, button)):hover': { borderColor: tokens.accent.text },
    '& > li > svg': {
      gridRow: '1 / span 3',
      width: 40,
      height: 40,
      padding: 9,
      borderRadius: radius.card,
      backgroundColor: tokens.accent.soft,
      color: tokens.accent.text,
    },
    '& h3': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
    '& p': { margin: 0, color: tokens.text.secondary },
    '& h3 > :is(a, button)': {
      padding: 0,
      border: 0,
      background: 'none',
      color: tokens.text.primary,
      font: 'inherit',
      textAlign: 'start',
      textDecoration: 'none',
      cursor: 'pointer',
    },
    // The card is the target of its link or button.
    '& h3 > :is(a, button)::after': {
      content: '""',
      position: 'absolute',
      inset: 0,
      borderRadius: radius.card,
    },
    '& h3 > :is(a, button):focus-visible': { outline: 'none' },
    '& h3 > :is(a, button):focus-visible::after': {
      outline: `2px solid ${tokens.accent.focus}`,
      outlineOffset: 2,
    },
    // Above the target of the card.
    '& div': { position: 'relative', display: 'flex', flexWrap: 'wrap', gap: space[2], marginTop: space[2] },
  };
});

/** The tools for authors of templates. */
export function EditorIntro({ opener, openName }: EditorIntroProps) {
  const { t } = useTranslationRef(editorTranslationRef);
  const { support } = opener;
  const canOpen = support === 'supported';
  return (
    <Layout>
      <h2>{t('intro.title')}</h2>
      {!canOpen && (
        <Banner severity="info">
          {t(support === 'insecure' ? 'intro.insecure' : 'intro.noDirectories')}
        </Banner>
      )}
      {opener.elements}
      <Cards>
        {openName !== undefined && (
          <Card icon={<PencilLine aria-hidden />} text="">
            <Link to="template">{t('intro.resume', { name: openName })}</Link>
          </Card>
        )}
        <Card
          icon={<FolderUp aria-hidden />}
          text={t(canOpen ? 'intro.loadHelp' : 'intro.loadUpload')}
          actions={
            <>
              <Button variant="outlined" onClick={opener.uploadFolder}>
                {t('intro.folder')}
              </Button>
              <Button variant="outlined" onClick={opener.uploadZip}>
                {t('intro.zip')}
              </Button>
            </>
          }
        >
          {canOpen ? (
            <button type="button" onClick={opener.openDirectory}>
              {t('intro.load')}
            </button>
          ) : (
            t('intro.load')
          )}
        </Card>
        <Card icon={<FolderPlus aria-hidden />} text={t(canOpen ? 'intro.createHelp' : 'intro.createCopy')}>
          <button type="button" onClick={opener.create}>
            {t('intro.create')}
          </button>
        </Card>
        <Card icon={<ListChecks aria-hidden />} text={t('intro.playgroundHelp')}>
          <Link to="template-form">{t('intro.playground')}</Link>
        </Card>
        <Card icon={<SlidersHorizontal aria-hidden />} text={t('intro.explorerHelp')}>
          <Link to="custom-fields">{t('intro.explorer')}</Link>
        </Card>
      </Cards>
    </Layout>
  );
}

function Card({
  icon,
  text,
  actions,
  children,
}: {
  icon: ReactNode;
  text: string;
  actions?: ReactNode;
  children: ReactNode;
}) {
  return (
    <li>
      {icon}
      <h3>{children}</h3>
      <p>{text}</p>
      {actions && <div>{actions}</div>}
    </li>
  );
}
