import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent } from './createSwappableComponent';

/** What Progress takes: nothing, so that it can stand anywhere. */
export type ProgressProps = object;

function DefaultProgress() {
  const t = useSdkText();
  return <progress aria-label={t('progress')} data-testid="core-progress" />;
}

/** Shows that something is being loaded. Swappable: `component:app/core-progress`. */
export const Progress = createSwappableComponent<ProgressProps>({
  id: 'core.components.progress',
  loader: () => DefaultProgress,
});
