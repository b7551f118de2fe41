import { useTranslationRef } from '#sdk';
import { kubernetesTabTranslationRef } from '../../i18n/tab/kubernetesTabTranslationRef';
import { sectionKinds } from '../../workloads/groupByKind';

const titled = new Set([...sectionKinds, 'HorizontalPodAutoscaler', 'Secret'] as const);

type TitledKind = typeof titled extends Set<infer Kind> ? Kind : never;

/** Returns a function that prints the plural of a kind. Other kinds, such as those of custom resources, are returned as they are. */
export function useKindTitle(): (kind: string) => string {
  const { t } = useTranslationRef(kubernetesTabTranslationRef);
  return (kind) => (titled.has(kind as TitledKind) ? t(`sections.${kind as TitledKind}`) : kind);
}
