import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SafeLink, fontSize, fontWeight, radius, rem, resolveSafeHref, resolveTokens, space } from '#ui';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';

const Item = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    '& > a, & > button': {
      display: 'inline-flex',
      alignItems: 'center',
      gap: 6,
      minHeight: 32,
      padding: `0 ${space[2]}px`,
      border: `1px solid ${tokens.line.subtle}`,
      borderRadius: radius.control,
      color: tokens.text.primary,
      fontSize: rem(fontSize.sm),
      fontWeight: fontWeight.medium,
      textDecoration: 'none',
    },
    '& > a:hover': { backgroundColor: tokens.surface.muted, textDecoration: 'none' },
    '& > :is(a, button) svg': { width: 16, height: 16, margin: 0, verticalAlign: 'middle' },
  };
});

/** One icon link. Its hook is called here, below the entity. Without a place to lead to it is shown as unavailable. */
export function IconLink({ useProps }: { useProps: () => EntityIconLinkProps }) {
  const { icon, label, title, disabled = false, href, onClick } = useProps();
  const content = (
    <>
      {icon} {label}
    </>
  );
  if (!disabled && href !== undefined && resolveSafeHref(href) !== undefined) {
    return (
      <Item title={title}>
        <SafeLink href={href} hideIcon>
          {content}
        </SafeLink>
      </Item>
    );
  }
  return (
    <Item title={title}>
      <Button disabled={disabled || onClick === undefined} onClick={onClick}>
        {content}
      </Button>
    </Item>
  );
}
