import { type ErrorDisplayProps, useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';
import { PluginFacts } from './PluginFacts';
import { CopyReport } from './report/CopyReport';

/** Stands where an extension failed: which plugin it is of, what happened, what to tell whoever mends it, the way to try again. */
export function CoreErrorDisplay({ plugin, error, resetError }: ErrorDisplayProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const title = plugin
    ? t('errorDisplay.title', { pluginId: plugin.pluginId })
    : t('errorDisplay.titleWithoutPlugin');
  return (
    <ErrorPanel
      title={title}
      error={error}
      onRetry={resetError}
      actions={<CopyReport error={error} plugin={plugin} />}
    >
      {plugin && <PluginFacts plugin={plugin} />}
    </ErrorPanel>
  );
}
