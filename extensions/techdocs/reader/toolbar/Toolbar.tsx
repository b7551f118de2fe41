import IconButton from '@mui/material/IconButton';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { LayoutList, PanelLeftOpen, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { lazyPopup, useTranslationRef } from '#sdk';
import { space } from '#ui';
import { readerTranslationRef } from '../../i18n/reader/readerTranslationRef';

/** Shows the pages or the table of contents over the page. */
export type OpenDrawer = (drawer: 'pages' | 'toc') => void;

/** Props of {@link Toolbar}. */
export interface ToolbarProps {
  search: ReactNode;
  subheader: ReactNode;
  /** The settings of add-ons. Without any, there is no menu. */
  settings: ReactNode | undefined;
  /** Opens a drawer. */
  onOpen: OpenDrawer | undefined;
}

const Bar = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  minHeight: 40,
  marginBottom: space[3],
  '& > [data-search]': {
    flex: '1 1 220px',
    minHeight: 36,
    maxWidth: 560,
    '@media (min-width: 76.25em)': { maxWidth: 420 },
  },
  '& > [data-end]': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space[2],
    marginInlineStart: 'auto',
  },
  '& > [data-drawers]': { display: 'none', gap: space[2] },
  '@media (max-width: 76.1875em)': { '& > [data-drawers]': { display: 'flex' } },
  '@media (max-width: 600px)': { '& > [data-search]': { order: -1, flexBasis: '100%', maxWidth: 'none' } },
  '@media print': { display: 'none' },
});

const SettingsPopup = lazyPopup(async () => (await import('./SettingsPopup')).SettingsPopup);

/** The row above the content: drawers on small screens, search, add-ons and their settings. */
export function Toolbar({ search, subheader, settings, onOpen }: ToolbarProps) {
  const { t } = useTranslationRef(readerTranslationRef);
  const [anchor, setAnchor] = useState<HTMLElement>();
  return (
    <Bar>
      <div data-drawers="">
        <Button
          size="small"
          color="inherit"
          startIcon={<PanelLeftOpen aria-hidden />}
          disabled={!onOpen}
          onClick={() => onOpen?.('pages')}
        >
          {t('pages')}
        </Button>
        <Button
          size="small"
          color="inherit"
          startIcon={<LayoutList aria-hidden />}
          disabled={!onOpen}
          onClick={() => onOpen?.('toc')}
        >
          {t('toc')}
        </Button>
      </div>
      {search === undefined ? null : <div data-search="">{search}</div>}
      <div data-end="">
        {subheader}
        {settings === undefined ? null : (
          <IconButton
            aria-label={t('settings')}
            title={t('settings')}
            aria-haspopup="dialog"
            aria-expanded={anchor !== undefined}
            onClick={({ currentTarget }) => setAnchor(currentTarget)}
          >
            <Settings aria-hidden />
          </IconButton>
        )}
      </div>
      {anchor && (
        <SettingsPopup anchor={anchor} label={t('settings')} onClose={() => setAnchor(undefined)}>
          {settings}
        </SettingsPopup>
      )}
    </Bar>
  );
}
