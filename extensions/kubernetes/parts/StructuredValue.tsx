import { styled } from '@mui/material/styles';
import { stringify } from 'yaml';
import { useTranslationRef } from '#sdk';
import { fontFamily, fontSize, radius, rem, resolveTokens, scrollRegion, space } from '#ui';
import { kubernetesDetailsTranslationRef } from '../i18n/details/kubernetesDetailsTranslationRef';

const Text = styled('pre')(({ theme }) => ({
  margin: 0,
  padding: `2px ${space[2]}px`,
  maxHeight: 280,
  overflow: 'auto',
  borderRadius: radius.control,
  backgroundColor: resolveTokens(theme).surface.muted,
  fontFamily: fontFamily.mono,
  fontSize: rem(fontSize.xs),
  lineHeight: '20px',
}));

/** A value of an object: text for simple values, otherwise a short YAML. */
export function StructuredValue({ value, label }: { value: unknown; label: string }) {
  const { t } = useTranslationRef(kubernetesDetailsTranslationRef);
  if (typeof value === 'boolean') return t(value ? 'value.yes' : 'value.no');
  if (typeof value === 'string' || typeof value === 'number') return <span dir="auto">{value}</span>;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) return value.join(', ');
  return (
    <Text {...scrollRegion(label, 'group')} dir="ltr">
      {stringify(value, { lineWidth: 0 }).trimEnd()}
    </Text>
  );
}
