import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { useTranslationRef } from '#sdk';
import {
  AnchoredDialog,
  CopyButton,
  SkeletonText,
  fontSize,
  fontWeight,
  rem,
  resolveTokens,
  space,
} from '#ui';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { NameForm } from '../nameForm/NameForm';
import { ViewList } from './ViewList';
import type { SavedViews } from '../savedViews/useSavedViews';
import { useShareUrl } from './useShareUrl';
import { pathOfView } from '../url/viewUrl';

/** Props of {@link SaveViewPopup}. */
export interface SaveViewPopupProps {
  anchor: HTMLElement;
  saved: SavedViews;
  /** The address of the current page. */
  url: string;
  onClose: () => void;
}

const Box = styled('div')(({ theme }) => {
  const { text, line } = resolveTokens(theme);
  return {
    display: 'grid',
    gap: space[3],
    width: 'min(360px, calc(100vw - 32px))',
    padding: space[4],
    '& h2': { margin: 0, fontSize: rem(fontSize.lg), fontWeight: fontWeight.semibold },
    '& h3': { margin: 0, fontSize: rem(fontSize.sm), fontWeight: fontWeight.medium },
    '& p': { margin: 0, fontSize: rem(fontSize.sm), color: text.secondary },
    '& > header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: space[2] },
    '& > section': {
      display: 'grid',
      gap: space[2],
      paddingTop: space[3],
      borderTop: `1px solid ${line.subtle}`,
      minWidth: 0,
    },
  };
});

/** Names the current page as a view, copies its link, and lists the views of the page. */
export function SaveViewPopup({ anchor, saved, url, onClose }: SaveViewPopupProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const id = useId();
  const share = useShareUrl();
  const { views, save, rename } = saved;
  const current = views?.find((view) => view.url === url);
  const here = views?.filter((view) => pathOfView(view.url) === pathOfView(url));
  return (
    <AnchoredDialog anchor={anchor} onClose={onClose} name={{ 'aria-labelledby': id }}>
      <Box>
        <header>
          <h2 id={id}>{t('views.title')}</h2>
          <CopyButton text={share(url)} label={t('views.link')} icon="link" />
        </header>
        <p>{t('views.hint')}</p>
        {views && (
          <NameForm
            // Starts again with another page.
            key={url}
            initialName={current?.name ?? ''}
            label={t('views.name')}
            action={t(current ? 'views.done' : 'views.save')}
            onSubmit={(name) => void (current ? rename(current, name) : save({ name, url }))}
          />
        )}
        <section>
          <h3>{t('views.here')}</h3>
          {here === undefined && <SkeletonText lines={2} />}
          {here?.length === 0 && <p>{t('views.none')}</p>}
          {here && here.length > 0 && (
            <ViewList views={here} saved={saved} currentUrl={url} onOpen={onClose} />
          )}
        </section>
      </Box>
    </AnchoredDialog>
  );
}
