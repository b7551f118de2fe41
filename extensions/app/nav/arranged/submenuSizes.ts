/** Sizes and delays of submenus, in px and ms. */
export const submenuSizes = {
  width: 202,
  openDelay: 300,
  /** The pointer may cut a corner on its way into the submenu. */
  closeDelay: 150,
} as const;
