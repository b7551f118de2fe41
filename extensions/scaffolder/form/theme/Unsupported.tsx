import { TriangleAlert } from 'lucide-react';
import { useFormTools } from '../context/FormContexts';

/** A field whose schema no control fits. */
export function Unsupported() {
  const { t } = useFormTools();
  return (
    <div data-note="">
      <TriangleAlert aria-hidden />
      <span>{t('field.unsupported')}</span>
    </div>
  );
}
