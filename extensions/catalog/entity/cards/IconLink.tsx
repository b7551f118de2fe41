import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { SafeLink, fontSize, fontWeight, radius, rem, resolveSafeHref, resolveTokens, space } from '#ui';
import type { EntityIconLinkProps } from '../../blueprints/EntityIconLinkBlueprint';

const Item = styled('li')(({ theme }) => {
  const tokens = resolveTokens(theme);
  return {
    display: 'flex',
    alignItems: 'center',
    minWidth: 0,
    '& > a, & > button': {
      display: 'inline-flex',
      flex: 'none',
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
    '& > button:disabled': { borderStyle: 'dashed', color: tokens.text.secondary },
    '& > .reason': { marginInlineStart: space[2], fontSize: rem(fontSize.sm), color: tokens.text.secondary },
    '& > a:hover': { backgroundColor: tokens.surface.muted, textDecoration: 'none' },
    '& > :is(a, button) svg': { width: 16, height: 16, margin: 0, verticalAlign: 'middle' },
  };
});

/** An icon link. Calls its hook inside the provider of the entity. Disabled if it has neither a safe URL nor a handler; its title is then the reason. */
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
  if (disabled || onClick === undefined) {
    // The reason is text, because a tooltip cannot be opened by touch or with the keyboard.
    return (
      <Item>
        <Button disabled>{content}</Button>
        {title === undefined ? null : <span className="reason">{title}</span>}
      </Item>
    );
  }
  return (
    <Item title={title}>
      <Button onClick={onClick}>{content}</Button>
    </Item>
  );
}
