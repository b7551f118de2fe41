import { type ReactNode, useMemo, useState } from 'react';
import { NotFoundErrorPage, lazyPart, useTitles, useTranslationRef, useUserProfile } from '#sdk';
import { Content, EmptyState, Page, PageHeader, SkeletonCard, useUiLanguage } from '#ui';
import { useParams } from 'react-router-dom';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { type DefaultWidget, resolveDefaults } from '../layout/defaultLayout';
import { useHomeLayout } from '../layout/useHomeLayout';
import { useIsSlow } from '../layout/useIsSlow';
import { dayPartOf } from './greeting';
import { HomeActions } from './HomeActions';
import { EditBar } from './EditBar';
import { useHomeEditor } from './useHomeEditor';
import { useHomeMode } from './useHomeMode';
import { WidgetGrid } from './WidgetGrid';

// Only needed while the user edits the page.
const HomeDialogs = lazyPart(async () => (await import('./HomeDialogs')).HomeDialogs);

/** Props of {@link HomePage}. */
export interface HomePageProps {
  /** The name of the page, for the browser tab. The heading is a greeting. */
  title: string;
  widgets: readonly HomePageWidgetData[];
  /** The default layout in the configuration. */
  defaultConfig: readonly DefaultWidget[] | undefined;
}

/** The home page: a greeting and the widgets of the user. It has no pages below its path. */
export function HomePage(props: HomePageProps) {
  const { '*': subPath = '' } = useParams();
  return subPath === '' ? <Home {...props} /> : <NotFoundErrorPage />;
}

function Home({ title, widgets, defaultConfig }: HomePageProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const defaults = useMemo(() => resolveDefaults(defaultConfig), [defaultConfig]);
  const widgetsByName = useMemo(
    () =>
      new Map(
        widgets.flatMap((widget) => [[widget.node.spec.id, widget] as const, [widget.name, widget] as const]),
      ),
    [widgets],
  );
  const layout = useHomeLayout(defaults);
  const editor = useHomeEditor({ layout, defaults, widgets: widgetsByName });
  const mode = useHomeMode();
  // Without the user's layout, the default one is better than nothing. Changes of it are merged when the layout is loaded.
  const isSlow = useIsSlow(layout.placements === undefined);
  const placements = layout.placements ?? (isSlow ? defaults : undefined);
  const shown = placements?.filter(({ component }) => mode.isEditing || widgetsByName.has(component));
  return (
    <Page>
      <Greeting
        pageTitle={title}
        actions={<HomeActions mode={mode} canRestore={layout.changes.length > 0} />}
      />
      <Content>
        {mode.isEditing && <EditBar message={editor.message} onUndo={editor.undo} />}
        {shown === undefined && <SkeletonCard height={334} />}
        {shown?.length === 0 && <EmptyState title={t('empty.title')} description={t('empty.description')} />}
        {shown && <WidgetGrid placements={shown} widgets={widgetsByName} editor={editor} mode={mode} />}
        {mode.isEditing && (
          <HomeDialogs mode={mode} editor={editor} widgets={widgets} placements={placements ?? []} />
        )}
      </Content>
    </Page>
  );
}

function Greeting({ pageTitle, actions }: { pageTitle: string; actions: ReactNode }) {
  const { t } = useTranslationRef(homeTranslationRef);
  const translateTitle = useTitles();
  const language = useUiLanguage();
  const { profile, error } = useUserProfile();
  const [now] = useState(() => new Date());
  const part = dayPartOf(now);
  const name = profile?.displayName;
  const title = name === undefined ? t(`greeting.${part}`) : t(`greeting.${part}Name`, { name });
  return (
    <PageHeader
      titleText={translateTitle(pageTitle)}
      title={profile || error ? title : t(`greeting.${part}`)}
      subtitle={
        <time>{now.toLocaleDateString(language, { weekday: 'long', day: 'numeric', month: 'long' })}</time>
      }
      actions={actions}
    />
  );
}
