import { ResponseError, useTranslationRef } from '#sdk';
import { ErrorPanel } from '#ui';
import { LogView } from '#viewers/log';
import { CreateTaskError, DryRunError } from '../../api/scaffolderErrors';
import { editorTranslationRef } from '../../i18n/editor/editorTranslationRef';
import { listLogLines } from './listLogLines';

/** Why a dry run failed: the values that the backend rejects, or its message and the log until then. */
export function DryRunFailure({ error, number }: { error: Error | undefined; number: number }) {
  const { t } = useTranslationRef(editorTranslationRef);
  const errors = error instanceof CreateTaskError ? error.errors : [];
  if (error instanceof DryRunError)
    return (
      <>
        <ErrorPanel title={t('run.failed')} error={shorten(error.cause)} />
        <LogView lines={listLogLines(error.log)} label={t('run.log')} fileName={`dry-run-${number}.txt`} />
      </>
    );
  if (errors.length === 0) return <ErrorPanel title={t('run.failed')} error={shorten(error)} />;
  return (
    <ErrorPanel title={t('run.failed')} error={new Error(t('run.invalid'))}>
      <ul>
        {errors.map(({ path, message, stack }) => (
          <li key={stack}>
            {path.length > 0 && <code>{path.join('.')}: </code>}
            {message}
          </li>
        ))}
      </ul>
    </ErrorPanel>
  );
}

/** The backend names the problem of a template in its own words. The status does not help. */
function shorten(error: Error | undefined): Error | undefined {
  const reason = error instanceof ResponseError && error.status === 400 ? error.reason : undefined;
  return reason === undefined ? error : new Error(reason);
}
