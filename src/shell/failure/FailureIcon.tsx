import type { Severity } from '#diagnostics';

/** The sign of a severity: another shape for each, so that it does not depend on colour. Decoration: the word stands beside it. */
export function FailureIcon({ severity }: { severity: Severity }) {
  return (
    <svg className="failure-icon" viewBox="0 0 16 16" aria-hidden="true">
      {severity === 'error' ? (
        <path d="M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5m0-5l-5 5" />
      ) : (
        <path d="M8 1.5l7 12.5H1zM8 6v4m0 1.6v.4" />
      )}
    </svg>
  );
}
