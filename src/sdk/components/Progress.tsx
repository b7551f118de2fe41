import { useContentPending } from '../firstContent/firstContent';
import { useSdkText } from '../i18n/sdkText';
import { createSwappableComponent, type SwappableComponent } from './createSwappableComponent';

/** Props of {@link Progress}. It has none, so that it can be used anywhere. */
export type ProgressProps = object;

function DefaultProgress() {
  const t = useSdkText();
  return <progress aria-label={t('progress')} data-testid="core-progress" />;
}

const SwappableProgress = createSwappableComponent<ProgressProps>({
  id: 'core.components.progress',
  loader: () => DefaultProgress,
});

function PendingProgress() {
  useContentPending();
  return <SwappableProgress />;
}

/** A loading indicator. Swappable: `component:app/core-progress`. */
export const Progress: SwappableComponent<ProgressProps> = Object.assign(PendingProgress, {
  ref: SwappableProgress.ref,
});
