import Button from '@mui/material/Button';
import { useTranslationRef } from '#sdk';
import { ProviderIcon } from './ProviderIcon';
import { signInTranslationRef } from './signInMessages';
import { WayCard } from './WayCard';
import { WayList } from './WayList';

/** Props of {@link LegacyQuestion}. */
export interface LegacyQuestionProps {
  question: 'fallback' | 'switch';
  /** Whether the legacy guest token is wanted. */
  onDecide: (isWanted: boolean) => void;
}

/** Asks a guest whether to come in without a token, where the backend knows no guests, or to stop doing so where it does now. */
export function LegacyQuestion({ question, onDecide }: LegacyQuestionProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const isFallback = question === 'fallback';
  return (
    <WayList>
      <WayCard
        icon={<ProviderIcon id="guest" title={t('guest.title')} />}
        title={t(isFallback ? 'legacy.fallbackTitle' : 'legacy.switchTitle')}
        note={t(isFallback ? 'legacy.fallback' : 'legacy.switch')}
      >
        <Button variant="contained" color="primary" onClick={() => onDecide(isFallback)}>
          {t(isFallback ? 'legacy.fallbackYes' : 'legacy.switchYes')}
        </Button>
        <Button variant="outlined" onClick={() => onDecide(!isFallback)}>
          {t(isFallback ? 'legacy.fallbackNo' : 'legacy.switchNo')}
        </Button>
      </WayCard>
    </WayList>
  );
}
