import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import type { NavEntry } from './navEntry';
import { ProfileLink } from './ProfileLink';
import { SheetLines } from './SheetLines';

const Sheet = styled('dialog')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    inset: 'auto 0 0 0',
    width: '100%',
    maxWidth: 'none',
    maxHeight: '80dvh',
    margin: 0,
    padding: `${space[2]}px 0 calc(${space[4]}px + env(safe-area-inset-bottom))`,
    overflow: 'auto',
    border: 0,
    borderTop: `1px solid ${tokens.line.subtle}`,
    borderRadius: '16px 16px 0 0',
    backgroundColor: tokens.surface.floating,
    color: tokens.text.primary,
    boxShadow: tokens.shadow,
    '&::backdrop': { backgroundColor: tokens.backdrop },
    '& ul': { display: 'grid', gap: 2, margin: 0, padding: 0, listStyle: 'none' },
    '& ul :is(a, div)': { height: 48 },
  };
});

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  padding: `0 ${space[3]}px ${space[2]}px ${space[6]}px`,
  '& h2': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
  '& button': {
    display: 'grid',
    placeItems: 'center',
    width: 40,
    height: 40,
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: theme.palette.text.secondary,
    cursor: 'pointer',
  },
}));

/** Props of {@link BottomSheet}. */
export interface BottomSheetProps {
  title: string;
  entries: readonly NavEntry[];
  /** The key of the entry whose page is shown. */
  current: string | undefined;
  /** Shows the user at the end, and where their settings are. */
  profile?: { to: string | undefined } | undefined;
  onClose: () => void;
}

/**
 * Lines of the navigation, drawn up from the bottom of a phone. The browser keeps the focus inside, and gives it back when the
 * dialog is closed, which is why it is always closed before it is taken away.
 */
export function BottomSheet({ title, entries, current, profile, onClose }: BottomSheetProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => sheet.current?.showModal(), []);
  useEffect(() => {
    if (openedAt.current !== pathname) sheet.current?.close();
  }, [pathname]);

  return (
    <Sheet
      ref={sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      // The backdrop belongs to the dialog, and so does a click on it.
      onClick={(event) => event.target === sheet.current && sheet.current?.close()}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={t('nav.close')} onClick={() => sheet.current?.close()}>
          <X aria-hidden />
        </button>
      </Head>
      <ul>
        <SheetLines entries={entries} current={current} />
        {profile && <ProfileLink to={profile.to} />}
      </ul>
    </Sheet>
  );
}
