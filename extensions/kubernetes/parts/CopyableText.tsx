import { styled } from '@mui/material/styles';
import { BreakableText, CopyButton, fontFamily, fontSize, height, rem } from '#ui';

const Line = styled('span')({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: 2,
  minWidth: 0,
  maxWidth: '100%',
  '& > code': { fontFamily: fontFamily.mono, fontSize: rem(fontSize.xs) },
  '& > [dir]': { minWidth: 0, lineHeight: `${height.target}px`, overflowWrap: 'anywhere' },
  '& > button': { flex: 'none', width: height.target, height: height.target, padding: 0 },
  '& > button svg': { width: 14, height: 14 },
});

/** Props of {@link CopyableText}. */
export interface CopyableTextProps {
  text: string;
  /** What the text is. @default the text itself */
  label?: string;
  isCode?: boolean;
}

/** A short text that users paste elsewhere, such as the name of an image, with a button that copies it. */
export function CopyableText({ text, label = text, isCode = false }: CopyableTextProps) {
  const Text = isCode ? 'code' : 'span';
  return (
    <Line>
      <Text dir="ltr">
        <BreakableText>{text}</BreakableText>
      </Text>
      <CopyButton size="small" text={text} label={label} />
    </Line>
  );
}
