/** Sizes and delays of submenus, in px and ms. */
export const submenuSizes = {
  width: 202,
  openDelay: 300,
  /** Allows the pointer to leave briefly on its way into the submenu. */
  closeDelay: 150,
} as const;
