import { failureText } from './text/failureText';
import { hasPreviousPage, scrollRegion } from '#ui/headless';
import { useFailureStyles } from './styles/useFailureStyles';

/** The page for an error that occurred while rendering and that no boundary inside the app caught. */
export function CrashPage({ error }: { error: Error }) {
  useFailureStyles();
  return (
    <main className="failure">
      <header className="failure-head">
        <p className="failure-product">{failureText('product')}</p>
        <h1>{failureText('crash.title')}</h1>
        <p className="failure-lead">{failureText('crash.lead')}</p>
        <div className="failure-actions">
          <button type="button" className="failure-button" data-primary="" onClick={() => location.reload()}>
            {failureText('crash.reload')}
          </button>
          {hasPreviousPage() && (
            <button type="button" className="failure-button" onClick={() => history.back()}>
              {failureText('crash.back')}
            </button>
          )}
        </div>
      </header>
      <div className="failure-card" data-severity="error" role="alert">
        <p className="failure-message">{error.message || error.name}</p>
        {error.stack && (
          <details className="failure-details">
            <summary>{failureText('crash.showDetails')}</summary>
            <pre className="failure-source" {...scrollRegion(failureText('crash.details'), 'group')}>
              {error.stack}
            </pre>
          </details>
        )}
      </div>
    </main>
  );
}
