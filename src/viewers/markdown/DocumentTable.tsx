import type { ReactNode } from 'react';
import { scrollRegion } from '#ui';

/** A table in a document. It scrolls horizontally if it does not fit. */
export function DocumentTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div data-table="" {...scrollRegion(label)}>
      <table>{children}</table>
    </div>
  );
}
