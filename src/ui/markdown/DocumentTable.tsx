import type { ReactNode } from 'react';
import { scrollRegion } from '../a11y/scrollRegion';

/** A table of a document, which scrolls sideways where it does not fit. */
export function DocumentTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-table="" {...scrollRegion(label)}>
      <table>{children}</table>
    </div>
  );
}
