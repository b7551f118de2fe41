/** Whether a path contains a character that ends it in some systems, or separates its parts in others: NUL and the backslash. */
export function endsPath(path: string): boolean {
  return path.includes('\0') || path.includes('\\');
}
