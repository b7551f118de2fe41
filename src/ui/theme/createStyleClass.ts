import { __unsafe_useEmotionCache as useStyleCache, css } from '@emotion/react';
import { type CSSObject, type Theme, useTheme } from '@mui/material/styles';

type StyleCache = NonNullable<ReturnType<typeof useStyleCache>>;

/** A style sheet, and the names of the classes that it contains. */
interface ClassSheet {
  sheet: StyleCache['sheet'];
  names: Set<string>;
}

const sheets = new WeakMap<StyleCache, ClassSheet>();

/**
 * Creates a hook that returns the class of some styles, for elements that a page has dozens of: a styled component renders two components
 * more and computes its styles again for every element. The styles of components created with `styled` override these, because they
 * come after them.
 *
 * @example
 * const useChip = createStyleClass((theme) => ({ color: resolveTokens(theme).text.secondary }));
 * const Chip = ({ text }) => <span className={useChip()}>{text}</span>;
 */
export function createStyleClass(createStyles: (theme: Theme) => CSSObject): () => string {
  const computed = new WeakMap<Theme, ReturnType<typeof css>>();
  return function useStyleClass() {
    const theme = useTheme();
    const cache = useStyleCache();
    // Emotion has a cache only in browsers, or inside a `CacheProvider`.
    if (cache === null) return '';
    // MUI and Emotion have different types for the same CSS objects.
    const styles = computed.get(theme) ?? css(createStyles(theme) as Parameters<typeof css>[0]);
    computed.set(theme, styles);
    const name = `${cache.key}-${styles.name}`;
    const { sheet, names } = sheets.get(cache) ?? createSheet(cache);
    if (!names.has(name)) {
      names.add(name);
      cache.insert(`.${name}`, styles, sheet, false);
      // Otherwise, the first styles of the cache would come before.
      if (cache.sheet.prepend && cache.sheet.tags.length === 0)
        cache.sheet.insertionPoint = sheet.tags.at(-1);
    }
    return name;
  };
}

/** Creates a style sheet before that of a cache. */
function createSheet(cache: StyleCache): ClassSheet {
  const { container, nonce, isSpeedy } = cache.sheet;
  const Sheet = cache.sheet.constructor as new (options: {
    key: string;
    container: Node;
    nonce: string | undefined;
    speedy: boolean;
    prepend: boolean;
  }) => ClassSheet['sheet'];
  const sheet = new Sheet({ key: `${cache.key}-class`, container, nonce, speedy: isSpeedy, prepend: true });
  const created: ClassSheet = { sheet, names: new Set() };
  sheets.set(cache, created);
  return created;
}
