/** The look of a method's button. */
export function resolveEmphasis(isPrimary: boolean) {
  return isPrimary
    ? ({ variant: 'contained', color: 'primary' } as const)
    : ({ variant: 'outlined' } as const);
}
