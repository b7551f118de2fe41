import { useTranslationRef } from '#sdk';
import { RelativeTime } from '#ui';
import { catalogImportTranslationRef } from '../../i18n/catalogImportTranslationRef';
import { PullRequestError } from '../../pullRequest/pullRequestError';

/** What users can do about a failed step. */
export function HintText({ error }: { error: Error }) {
  const { t } = useTranslationRef(catalogImportTranslationRef);
  const hint = error instanceof PullRequestError ? error.hint : undefined;
  if (!hint) return null;
  if (hint.type !== 'rateLimit') return <p>{t(`hint.${hint.type}`, { branch: '', host: '', ...hint })}</p>;
  return (
    <p>
      {hint.until === undefined ? (
        t('hint.rateLimit', { host: hint.host })
      ) : (
        <RelativeTime
          value={new Date(hint.until)}
          within={(time) => t('hint.rateLimitUntil', { host: hint.host, time })}
        />
      )}
    </p>
  );
}
