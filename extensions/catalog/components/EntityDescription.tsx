import { styled } from '@mui/material/styles';
import { printableText } from '#model';
import { rem, fontSize, resolveTokens } from '#ui';
import { Markdown } from '#viewers/markdown';

/** Props of {@link EntityDescription}. */
export interface EntityDescriptionProps {
  /** `metadata.description`: Markdown from a descriptor, which does not need to be trusted. */
  description: string | undefined;
  /** Shown if there is no description. */
  fallback?: string;
}

// What Markdown could give another form. Most descriptions have none of it, and are shown without loading the viewer.
const markup = /[*_`#[\]<>|~\\\n&]|:\/\/|www\.|^\s*(?:[-+]|\d+[.)])\s|@/;

const Text = styled('div')(({ theme }) => ({
  minWidth: 0,
  overflowWrap: 'anywhere',
  '& > p': { margin: 0 },
  '& [data-quiet]': { color: resolveTokens(theme).text.secondary },
  // A card has little room, so headings are only slightly larger than the text.
  '& [data-document] [data-level]': { fontSize: rem(fontSize.lg) },
}));

/** The description of an entity, rendered as Markdown. */
export function EntityDescription({ description, fallback }: EntityDescriptionProps) {
  const text = printableText(description);
  if (text === undefined && fallback === undefined) return null;
  return (
    <Text>
      {text === undefined ? (
        <p data-quiet="">{fallback}</p>
      ) : markup.test(text) ? (
        <Markdown content={text} headingLevel={3} />
      ) : (
        <p>
          <bdi>{text}</bdi>
        </p>
      )}
    </Text>
  );
}
