import Button from '@mui/material/Button';
import { useTranslationRef } from '#sdk';
import { ProviderIcon } from '../../providers/ProviderIcon';
import { signInTranslationRef } from '../../i18n/signInMessages';
import { SignInMethodCard } from './SignInMethodCard';
import { SignInMethodList } from './SignInMethodList';

/** Props of {@link LegacyQuestion}. */
export interface LegacyQuestionProps {
  question: 'fallback' | 'switch';
  /** Called with whether to use the legacy guest token. */
  onDecide: (isWanted: boolean) => void;
}

/**
 * Asks a guest whether to use the legacy guest token if the backend has no guest provider, or whether to switch once it
 * has one.
 */
export function LegacyQuestion({ question, onDecide }: LegacyQuestionProps) {
  const { t } = useTranslationRef(signInTranslationRef);
  const isFallback = question === 'fallback';
  return (
    <SignInMethodList>
      <SignInMethodCard
        icon={<ProviderIcon id="guest" />}
        title={t(isFallback ? 'legacy.fallbackTitle' : 'legacy.switchTitle')}
        isStacked
        note={t(isFallback ? 'legacy.fallback' : 'legacy.switch')}
      >
        <Button variant="contained" color="primary" onClick={() => onDecide(isFallback)}>
          {t(isFallback ? 'legacy.fallbackYes' : 'legacy.switchYes')}
        </Button>
        <Button variant="outlined" onClick={() => onDecide(!isFallback)}>
          {t(isFallback ? 'legacy.fallbackNo' : 'legacy.switchNo')}
        </Button>
      </SignInMethodCard>
    </SignInMethodList>
  );
}
