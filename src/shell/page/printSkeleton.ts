const repeat = (count: number, html: string): string => html.repeat(count);

/** The logo and the title of the portal, which the first script sets. */
const brand = `<span><svg viewBox="0 0 32 32"><rect width="32" height="32" rx="8"/><path d="M11 6.5v19M21 6.5v19M6.5 11h19M6.5 21h19" stroke-width="1.5" opacity=".5"/><path d="M7.5 25C13 25 11 16 16 16s3-8.5 8.5-8.5" stroke-width="2.5"/></svg><em>Trellis</em></span>`;
/** An icon and its text. */
const place = '<span><i></i><b></b></span>';
const filter = `<div>${repeat(4, '<b></b>')}</div>`;
const row = `<div>${repeat(5, '<b></b>')}</div>`;
const card = `<div class="skeleton-card">${repeat(4, '<b></b>')}</div>`;

/**
 * Prints the placeholder of a page, which is painted before any script runs: the frame, and the parts of all kinds of pages.
 * `data-skeleton` of the document selects those that are shown, see `skeleton.css`. The sizes are those of the app.
 */
export function printSkeleton(): string {
  return `<div class="skeleton" aria-hidden="true">
<div class="skeleton-nav">${brand}<div>${repeat(7, place)}</div><div>${repeat(3, place)}</div></div>
<div class="skeleton-page">
<div class="skeleton-head"><b></b><span><i></i><b></b></span><b></b></div>
<div class="skeleton-body">
<div class="skeleton-filters">${repeat(5, filter)}</div>
<div class="skeleton-list"><span><b></b><i></i></span>${repeat(21, row)}</div>
<div class="skeleton-cards">${repeat(4, card)}</div>
</div>
</div>
</div>`;
}
