import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { useTranslationRef } from '#sdk';
import { fontSize, fontWeight, rem, resolveTokens, space } from '#ui';
import { appTranslationRef } from '#extensions/app';
import type { NavEntry } from '../entries/navEntry';
import { ProfileLink } from '../user/ProfileLink';
import { SheetEntries } from './SheetEntries';

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
  /** The key of the entry for the current page. */
  current: string | undefined;
  /** Shows the user at the end, with a link to their settings. */
  profile?: { to: string | undefined } | undefined;
  onClose: () => void;
}

/**
 * Navigation entries in a sheet at the bottom of a phone. `<dialog>` traps the focus and restores it on close, so it
 * must be closed before it is unmounted.
 */
export function BottomSheet({ title, entries, current, profile, onClose }: BottomSheetProps) {
  const { t } = useTranslationRef(appTranslationRef);
  // Each navigation has its own key, even to the same path.
  const { key } = useLocation();
  const openedAt = useRef(key);
  const sheet = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useEffect(() => sheet.current?.showModal(), []);
  useEffect(() => {
    if (openedAt.current !== key) sheet.current?.close();
  }, [key]);

  return (
    <Sheet
      ref={sheet}
      aria-labelledby={titleId}
      onClose={onClose}
      // A click on the backdrop has the dialog itself as its target.
      onClick={(event) => event.target === sheet.current && sheet.current?.close()}
    >
      <Head>
        <h2 id={titleId}>{title}</h2>
        <button type="button" aria-label={t('nav.close')} onClick={() => sheet.current?.close()}>
          <X aria-hidden />
        </button>
      </Head>
      <ul>
        <SheetEntries entries={entries} current={current} />
        {profile && <ProfileLink to={profile.to} />}
      </ul>
    </Sheet>
  );
}
