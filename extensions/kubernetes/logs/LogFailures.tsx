import { useTranslationRef } from '#sdk';
import { Banner } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';
import type { LogFailure } from './createLogCollector';
import { printFailure } from '../api/printFailure';

/** The most messages to show. */
const MOST = 3;

/** Says which containers could not be read, and why. */
export function LogFailures({
  failures,
  names,
}: {
  failures: readonly LogFailure[];
  names: ReadonlyMap<string, string>;
}) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  const more = failures.length - MOST;
  return (
    <>
      {failures.slice(0, MOST).map(({ source, error }) => (
        <Banner key={source.key} severity="error">
          {names.size > 1
            ? t('logs.failedOf', {
                container: names.get(source.key) ?? source.key,
                message: printFailure(error),
              })
            : printFailure(error)}
        </Banner>
      ))}
      {more > 0 && <Banner severity="error">{t('logs.failedMore', { count: more })}</Banner>}
    </>
  );
}
