import type { ReactNode } from 'react';
import { type ErrorDisplayProps, useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { appTranslationRef } from '../i18n/appMessages';

/** Props of {@link PlainErrorDisplay}. */
export interface PlainErrorDisplayProps extends ErrorDisplayProps {
  /** More buttons. */
  actions?: ReactNode;
  children?: ReactNode;
}

/** Replaces a failed extension. Part of the first load, so that it works without a connection. */
export function PlainErrorDisplay({ plugin, error, resetError, actions, children }: PlainErrorDisplayProps) {
  const { t } = useTranslationRef(appTranslationRef);
  const title = plugin
    ? t('errorDisplay.title', { pluginId: plugin.pluginId })
    : t('errorDisplay.titleWithoutPlugin');
  return (
    <ErrorPanel title={title} error={error} onRetry={resetError} actions={actions}>
      {children}
    </ErrorPanel>
  );
}
