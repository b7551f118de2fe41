import { Bookmark } from 'lucide-react';
import { useRouteRef, useTranslationRef } from '#sdk';
import { RouterLink } from '#ui';
import { SettingsPending, WidgetEmpty } from '#extensions/home/widgets';
import { searchTranslationRef } from '../i18n/searchTranslationRef';
import { searchRouteRef } from '../routes';
import { usePageTitle } from '../views/usePageTitle';
import { useSavedViews } from '../savedViews/useSavedViews';
import { ViewList } from '../views/ViewList';

/** The saved views of the user, with the page that each leads to. */
export function SavedViewsWidget() {
  const { t } = useTranslationRef(searchTranslationRef);
  const saved = useSavedViews();
  const titleOf = usePageTitle();
  const path = useRouteRef(searchRouteRef)?.();
  if (!saved) return <WidgetEmpty icon={<Bookmark aria-hidden />}>{t('views.off')}</WidgetEmpty>;
  if (!saved.views) return <SettingsPending />;
  if (saved.views.length === 0) {
    return (
      <WidgetEmpty
        icon={<Bookmark aria-hidden />}
        action={path === undefined ? null : <RouterLink to={path}>{t('views.open')}</RouterLink>}
      >
        {t('views.empty')}
      </WidgetEmpty>
    );
  }
  return (
    <div data-full="">
      <ViewList views={saved.views} saved={saved} describe={({ url }) => titleOf(url)} />
    </div>
  );
}
