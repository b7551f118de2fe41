import { styled } from '@mui/material/styles';
import { layer, radius, space } from '../theme/scale';
import { resolveTokens } from '../theme/resolveTokens';
import { useUiText } from '../text/uiText';

/** The id of the element that {@link SkipLink} jumps to. `Page` sets it. */
export const mainContentId = 'main-content';

const Anchor = styled('a')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    position: 'fixed',
    insetBlockStart: space[2],
    insetInlineStart: space[2],
    zIndex: layer.tooltip,
    padding: '8px 16px',
    borderRadius: radius.control,
    backgroundColor: tokens.accent.fill,
    color: tokens.accent.onFill,
    fontWeight: 500,
    textDecoration: 'none',
    transform: 'translateY(-200%)',
    '&:focus-visible': { transform: 'none' },
  };
});

/** A link that skips the navigation. It is the first Tab stop on the page. */
export function SkipLink() {
  const text = useUiText();
  return (
    <Anchor
      href={`#${mainContentId}`}
      onClick={(event) => {
        const main = document.getElementById(mainContentId);
        if (!main) return;
        event.preventDefault();
        main.focus();
      }}
    >
      {text('skip.content')}
    </Anchor>
  );
}
