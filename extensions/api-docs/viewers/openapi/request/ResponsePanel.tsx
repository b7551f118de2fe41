import { useTranslationRef } from '#sdk';
import { Banner, KeyValueList, StatusBadge, useFormatNumber } from '#ui';
import { CodeView } from '#viewers/code';
import { openApiTranslationRef } from '../i18n/openApiTranslationRef';
import { languageOf } from '../pages/Examples';
import { toneOfStatus } from '../pages/OperationSections';
import { Facts, Quiet } from '../../layout/pageStyles';
import { type SentRequest, maxShown } from './sendRequest';

/** The answer to a request, or why there is none. */
export function ResponsePanel({ sent }: { sent: Exclude<SentRequest, { is: 'cancelled' }> }) {
  const { t } = useTranslationRef(openApiTranslationRef);
  const formatNumber = useFormatNumber();
  if (sent.is === 'failed')
    return (
      <div role="alert">
        <Banner severity="error">
          {sent.reason === 'invalid'
            ? t('request.invalid', { message: sent.message })
            : t(`request.${sent.reason}`, { origin: sent.origin })}
        </Banner>
      </div>
    );
  const { status, statusText, headers, body, contentType, bytes, isCut, ms } = sent;
  const language = languageOf(contentType);
  return (
    <>
      <Facts role="status">
        <StatusBadge tone={toneOfStatus(`${status}`)}>{`${status} ${statusText}`.trim()}</StatusBadge>
        <span>{t('request.time', { ms: formatNumber(ms) })}</span>
        <span>{t('request.size', { bytes: formatNumber(bytes) })}</span>
      </Facts>
      {isCut && <Quiet>{t('request.cut', { bytes: formatNumber(maxShown) })}</Quiet>}
      {body === undefined && <Quiet>{t('request.binary')}</Quiet>}
      {body === '' && <Quiet>{t('request.emptyBody')}</Quiet>}
      {body && (
        <CodeView
          code={language === 'json' ? indentJson(body) : body}
          label={t('request.response')}
          language={language}
          title={contentType}
          maxHeight={420}
        />
      )}
      <KeyValueList
        items={headers.map(([name, value]) => ({ id: name, label: name, value: <bdi>{value}</bdi> }))}
        layout="stack"
      />
    </>
  );
}

function indentJson(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), undefined, 2);
  } catch {
    return text;
  }
}
