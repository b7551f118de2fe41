import { failureText } from './failureText';
import { scrollRegion } from './problems/scrollRegion';
import { useFailureStyles } from './useFailureStyles';

/** The page of an app that broke while it was drawn, when nothing inside the app could catch it. */
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
          <button type="button" className="failure-button" onClick={() => history.back()}>
            {failureText('crash.back')}
          </button>
        </div>
      </header>
      <article className="failure-card" data-severity="error" role="alert">
        <p className="failure-message">{error.message || error.name}</p>
        {error.stack && (
          <details className="failure-details">
            <summary>{failureText('crash.showDetails')}</summary>
            <pre className="failure-source" {...scrollRegion(failureText('crash.details'))}>
              {error.stack}
            </pre>
          </details>
        )}
      </article>
    </main>
  );
}
