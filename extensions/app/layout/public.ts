/** Parts of the layout that other extensions use. They depend on Material UI, so load this module with import(). */
export { setBannerSlot } from './bannerSlot';
export { BrandMark } from './BrandMark';
export { LayoutSkeleton } from './LayoutSkeleton';
