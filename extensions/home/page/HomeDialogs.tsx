import { ConfirmDialog } from '#ui';
import { lazyPopup, useTranslationRef } from '#sdk';
import type { HomePageWidgetData } from '../blueprints/widgetTypes';
import { homeTranslationRef } from '../i18n/homeTranslationRef';
import { useWidgetTexts } from '../i18n/useWidgetTexts';
import type { Placement } from '../layout/placement';
import type { HomeEditor } from './useHomeEditor';
import type { HomeMode } from './useHomeMode';

const WidgetGallery = lazyPopup(async () => (await import('./WidgetGallery')).WidgetGallery);
const WidgetSettingsDialog = lazyPopup(
  async () => (await import('../settingsForm/WidgetSettingsDialog')).WidgetSettingsDialog,
);

/** Props of {@link HomeDialogs}. */
export interface HomeDialogsProps {
  mode: HomeMode;
  editor: HomeEditor;
  widgets: readonly HomePageWidgetData[];
  placements: readonly Placement[];
}

/** The dialog that the URL names. */
export function HomeDialogs({ mode, editor, widgets, placements }: HomeDialogsProps) {
  const { t } = useTranslationRef(homeTranslationRef);
  const translate = useWidgetTexts();
  const { dialog } = mode;
  if (dialog?.is === 'gallery') {
    const add = (widget: HomePageWidgetData) => {
      mode.close();
      editor.add(widget);
    };
    return <WidgetGallery widgets={widgets} placements={placements} onAdd={add} onClose={mode.close} />;
  }
  if (dialog?.is === 'settings') {
    const placement = placements.find(({ id }) => id === dialog.id);
    const widget = widgets.find(({ name }) => name === placement?.component);
    const schema = widget?.settings?.schema;
    if (!placement || !schema) return null;
    return (
      <WidgetSettingsDialog
        title={translate(widget.title ?? widget.name)}
        schema={schema}
        settings={placement.settings ?? {}}
        onSave={(settings) => {
          mode.close();
          editor.setSettings(placement, settings);
        }}
        onClose={mode.close}
      />
    );
  }
  return (
    <ConfirmDialog
      open={dialog?.is === 'restore'}
      title={t('restore.title')}
      confirmLabel={t('restore.confirm')}
      onConfirm={() => {
        mode.close();
        editor.restore();
      }}
      onCancel={mode.close}
    >
      {t('restore.description')}
    </ConfirmDialog>
  );
}
