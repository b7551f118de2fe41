import { styled } from '@mui/material/styles';
import { Check, Link2, Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { lazyPopup, toastApiRef, useOptionalApi, useTranslationRef } from '#sdk';
import { MenuButton, RouterLink, fontSize, rem, resolveTokens, space } from '#ui';
import { useCopy } from '#ui/headless';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import type { SavedView } from '../savedViews/SavedViewsApi';
import type { SavedViews } from '../savedViews/useSavedViews';
import { useShareUrl } from './useShareUrl';

const RenameDialog = lazyPopup(async () => (await import('./RenameDialog')).RenameDialog);

const List = styled('ul')(({ theme }) => {
  const { line, text, accent } = resolveTokens(theme);
  return {
    margin: 0,
    padding: 0,
    listStyle: 'none',
    maxHeight: 'min(320px, 40vh)',
    overflowY: 'auto',
    '[data-full] > &': { maxHeight: 'none' },
    '& > li': { display: 'flex', alignItems: 'center', gap: space[2], minHeight: 40 },
    '& > li + li': { borderTop: `1px solid ${line.subtle}` },
    '& [data-name]': {
      flex: 1,
      minWidth: 0,
      overflow: 'hidden',
      textOverflow: 'ellipsis',
      whiteSpace: 'nowrap',
      // Room for the focus ring.
      padding: '4px 2px',
    },
    '& [data-fact]': { flex: 'none', fontSize: rem(fontSize.sm), color: text.secondary },
    '& li > svg': { flex: 'none', width: 16, height: 16, color: accent.text },
  };
});

/** Props of {@link ViewList}. */
export interface ViewListProps {
  views: readonly SavedView[];
  saved: SavedViews;
  /** The address of the current page, whose view is marked. */
  currentUrl?: string;
  /** Called when the user opens a view. */
  onOpen?: () => void;
  /** Returns a short text beside the name of a view. */
  describe?: (view: SavedView) => string | undefined;
}

/** Saved views as links, each with a menu to rename it, copy its link, or remove it. */
export function ViewList({ views, saved, currentUrl, onOpen, describe }: ViewListProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const [renamed, setRenamed] = useState<SavedView>();
  return (
    <>
      <List>
        {views.map((view) => (
          <li key={view.id}>
            <span data-name="">
              <RouterLink
                to={view.url}
                title={view.name}
                aria-current={view.url === currentUrl ? 'true' : undefined}
                onClick={onOpen}
              >
                <bdi>{view.name}</bdi>
              </RouterLink>
            </span>
            {describe?.(view) !== undefined && <span data-fact="">{describe(view)}</span>}
            {view.url === currentUrl && <Check role="img" aria-label={t('views.current')} />}
            <ViewMenu view={view} saved={saved} onRename={() => setRenamed(view)} />
          </li>
        ))}
      </List>
      {renamed && <RenameDialog view={renamed} saved={saved} onClose={() => setRenamed(undefined)} />}
    </>
  );
}

interface ViewMenuProps {
  view: SavedView;
  saved: SavedViews;
  onRename: () => void;
}

function ViewMenu({ view, saved, onRename }: ViewMenuProps) {
  const { t } = useTranslationRef(searchTranslationRef);
  const share = useShareUrl();
  const toastApi = useOptionalApi(toastApiRef);
  const { copy } = useCopy((state) => {
    if (state === 'idle') return;
    const isCopied = state === 'copied';
    toastApi?.post({
      title: t(isCopied ? 'views.copied' : 'views.copyFailed'),
      status: isCopied ? 'success' : 'warning',
      timeout: 4000,
    });
  });
  return (
    <MenuButton
      label={t('views.menu', { name: view.name })}
      items={[
        { id: 'rename', label: t('views.rename'), icon: <Pencil aria-hidden />, onSelect: onRename },
        {
          id: 'copy',
          label: t('views.copy'),
          icon: <Link2 aria-hidden />,
          onSelect: () => copy(share(view.url)),
        },
        {
          id: 'remove',
          label: t('views.remove'),
          icon: <Trash2 aria-hidden />,
          danger: true,
          divider: true,
          onSelect: () => void saved.remove(view),
        },
      ]}
    />
  );
}
