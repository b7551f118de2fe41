import { __unsafe_useEmotionCache as useStyleCache, css } from '@emotion/react';
import { type CSSObject, type Theme, useTheme } from '@mui/material/styles';

/**
 * Creates a hook that returns the class of some styles, for elements that a page has dozens of: a styled component renders two components
 * more and prints its styles for every element. All other styles override these, and so do those of a component created with `styled`.
 *
 * @example
 * const useChip = createStyleClass((theme) => ({ color: resolveTokens(theme).text.secondary }));
 * const Chip = ({ text }) => <span className={useChip()}>{text}</span>;
 */
export function createStyleClass(createStyles: (theme: Theme) => CSSObject): () => string {
  const printed = new WeakMap<Theme, ReturnType<typeof css>>();
  return function useStyleClass() {
    const theme = useTheme();
    const cache = useStyleCache();
    // Only outside of browsers.
    if (cache === null) return '';
    // The theme is the object that MUI expects, and its CSS objects are those of Emotion.
    const styles = printed.get(theme) ?? css(createStyles(theme) as Parameters<typeof css>[0]);
    printed.set(theme, styles);
    const name = `${cache.key}-${styles.name}`;
    if (cache.inserted[styles.name] === undefined)
      cache.insert(`:where(.${name})`, styles, cache.sheet, true);
    return name;
  };
}
