import type { ReactNode } from 'react';

/** A toggle button of the filter. */
export function FilterChip(props: { isOn: boolean; onClick: () => void; children: ReactNode }) {
  return (
    <button type="button" className="failure-chip" aria-pressed={props.isOn} onClick={props.onClick}>
      {props.children}
    </button>
  );
}
