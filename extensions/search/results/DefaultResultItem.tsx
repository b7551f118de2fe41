import { FileText } from 'lucide-react';
import { ResultLayout } from '../highlight/ResultLayout';
import type { SearchResultItemProps } from '../blueprints/searchDataRefs';

/** Shows results of types that no extension shows: title, location and text. */
export function DefaultResultItem({ result, highlight, icon = <FileText /> }: SearchResultItemProps) {
  return (
    <ResultLayout
      result={result}
      highlight={highlight}
      icon={icon}
      facts={<bdi translate="no">{result.location}</bdi>}
    />
  );
}
