const paths = {
  // The shapes differ for each severity, so that they can be recognized without color.
  error: 'M5 1h6l4 4v6l-4 4H5l-4-4V5zM5.5 5.5l5 5m0-5l-5 5',
  warning: 'M8 1.5l7 12.5H1zM8 6v4m0 1.6v.4',
  copy: 'M5.5 5.5h8v8h-8zM10.5 5.5v-3h-8v8h3',
  check: 'M2.5 8.5l3.5 3.5 7.5-8',
  open: 'M4 6l4 4 4-4',
  minimize: 'M3 12.5h10',
  close: 'M4 4l8 8m0-8l-8 8',
  search: 'M7 2a5 5 0 1 1 0 10a5 5 0 1 1 0-10M10.7 10.7l3.3 3.3',
} as const;

/** A decorative icon. The text beside it or the label of its button has the meaning. */
export function FailureIcon({ sign }: { sign: keyof typeof paths }) {
  return (
    <svg className="failure-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={paths[sign]} />
    </svg>
  );
}
