import type { FrontendPlugin } from '#engine';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';

/** Props of {@link ErrorDisplay}. */
export interface ErrorDisplayProps {
  /** The plugin whose extension failed. */
  plugin?: FrontendPlugin;
  error: Error;
  /** Renders the extension again. */
  resetError: () => void;
}

function DefaultErrorDisplay({ plugin, error, resetError }: ErrorDisplayProps) {
  const t = useSdkText();
  const title = plugin ? t('error.title', { pluginId: plugin.pluginId }) : t('error.titleWithoutPlugin');
  return (
    <div role="alert">
      <h2>{title}</h2>
      <p>{error.message}</p>
      <button type="button" onClick={resetError}>
        {t('error.retry')}
      </button>
    </div>
  );
}

/** Shown instead of an extension that failed to render. Swappable: `component:app/core-error-display`. */
export const ErrorDisplay = createSwappableComponent<ErrorDisplayProps>({
  id: 'core.components.errorDisplay',
  loader: () => DefaultErrorDisplay,
});
