import { useTheme } from '@mui/material/styles';
import { useMediaQuery } from '#ui';

/** Returns whether the window has room for the filters beside the list (`md` and up). */
export function useIsWide(): boolean {
  return useMediaQuery(useTheme().breakpoints.up('md').replace('@media ', ''));
}
